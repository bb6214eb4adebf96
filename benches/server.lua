-- For wrk: the questions that `benches/server.rs` wrote into a file, one path a line, one after the other.
local requests = {}
local next = 0

function init(arguments)
  for path in io.lines(arguments[1]) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  next = next % #requests + 1
  return requests[next]
end
