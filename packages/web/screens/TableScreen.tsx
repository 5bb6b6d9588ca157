// A table of the server.

export function TableScreen() {
  return null
}
