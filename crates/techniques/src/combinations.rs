//! Combinations: ways to choose some of several items.

use std::ops::ControlFlow;

/// Calls `visit` for each way to choose `size` of `items`, in their order.
pub fn choose<T: Copy>(items: &[T], size: usize, visit: &mut dyn FnMut(&[T]) -> ControlFlow<()>) -> ControlFlow<()> {
    fn go<T: Copy>(
        items: &[T],
        size: usize,
        chosen: &mut Vec<T>,
        visit: &mut dyn FnMut(&[T]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if size == 0 {
            return visit(chosen);
        }
        for (index, &item) in items.iter().enumerate().take((items.len() + 1).saturating_sub(size)) {
            chosen.push(item);
            go(&items[index + 1..], size - 1, chosen, visit)?;
            chosen.pop();
        }
        ControlFlow::Continue(())
    }
    go(items, size, &mut Vec::with_capacity(size), visit)
}

/// Calls `visit` for each way to choose `size` of the items that have at most `most` bits in total, in their order.
pub fn choose_within<T: Copy>(
    items: &[(T, u32)],
    size: usize,
    most: usize,
    visit: &mut dyn FnMut(&[T], u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn go<T: Copy>(
        items: &[(T, u32)],
        size: usize,
        most: usize,
        bits: u32,
        chosen: &mut Vec<T>,
        visit: &mut dyn FnMut(&[T], u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if size == 0 {
            return visit(chosen, bits);
        }
        for (index, &(item, own)) in items.iter().enumerate().take((items.len() + 1).saturating_sub(size)) {
            let bits = bits | own;
            if bits.count_ones() as usize <= most {
                chosen.push(item);
                go(&items[index + 1..], size - 1, most, bits, chosen, visit)?;
                chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }
    if items.len() < size {
        ControlFlow::Continue(())
    } else {
        go(items, size, most, 0, &mut Vec::with_capacity(size), visit)
    }
}
