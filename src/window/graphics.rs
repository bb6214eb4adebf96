//! Chooses the graphics backend. On Linux that is Vulkan, or OpenGL if the graphics driver has no Vulkan; elsewhere Bevy chooses.

use bevy::prelude::*;
use bevy::render::RenderPlugin;

/// Adds Bevy's renderer. It must come after the plugin that knows the display.
pub(super) fn plugin(app: &mut App) {
    // The first frame waits for its shaders. Without them it would be empty, and the app goes to sleep after a few frames.
    app.add_plugins(RenderPlugin {
        render_creation: render_creation(app.world()),
        synchronous_pipeline_compilation: true,
        ..default()
    });
}

#[cfg(not(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android")))))]
fn render_creation(_: &World) -> bevy::render::settings::RenderCreation {
    default()
}

#[cfg(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))))]
use linux::render_creation;

#[cfg(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))))]
mod linux {
    use bevy::prelude::*;
    use bevy::render::renderer::{
        RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
    };
    use bevy::render::settings::{RenderCreation, WgpuSettings};
    use bevy::winit::DisplayHandleWrapper;
    use futures_lite::future::block_on;
    use std::sync::Arc;
    use wgpu::{Backends, DeviceDescriptor, Instance, InstanceDescriptor, RequestAdapterOptions};

    /// Returns the settings of the renderer. If nothing can draw, they ask for Vulkan, and Bevy's renderer reports the error.
    pub fn render_creation(world: &World) -> RenderCreation {
        let vulkan = || WgpuSettings { backends: Some(Backends::VULKAN), ..default() }.into();
        if has_vulkan() { vulkan() } else { open_gl(world).unwrap_or_else(vulkan) }
    }

    /// Returns true if Vulkan can draw and is allowed; the variable `WGPU_BACKEND` names the allowed backends.
    fn has_vulkan() -> bool {
        let backends = Backends::from_env().unwrap_or(Backends::VULKAN) & Backends::VULKAN;
        let instance =
            Instance::new(InstanceDescriptor { backends, ..InstanceDescriptor::new_without_display_handle() });
        !block_on(instance.enumerate_adapters(backends)).is_empty()
    }

    /// Creates a renderer with OpenGL, which must know the display before there is a window; Bevy does not pass it on.
    fn open_gl(world: &World) -> Option<RenderCreation> {
        let display = world.get_resource::<DisplayHandleWrapper>()?.0.clone();
        let instance = Instance::new(InstanceDescriptor {
            backends: Backends::GL,
            ..InstanceDescriptor::new_with_display_handle(Box::new(display))
        });
        let adapter = block_on(instance.request_adapter(&RequestAdapterOptions::default())).ok()?;
        let needed = DeviceDescriptor { required_limits: adapter.limits(), ..default() };
        let (device, queue) = block_on(adapter.request_device(&needed)).ok()?;
        Some(RenderCreation::manual(
            RenderDevice::from(device),
            RenderQueue(Arc::new(WgpuWrapper::new(queue))),
            RenderAdapterInfo(WgpuWrapper::new(adapter.get_info())),
            RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
            RenderInstance(Arc::new(WgpuWrapper::new(instance))),
        ))
    }
}
