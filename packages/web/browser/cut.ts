// What a window knows of its sockets, so that a test can break them. Put into every page before its own scripts.

declare global {
  interface Window {
    /** Breaks the way to the server: now, or in place of sending the next message. */
    cut(when?: 'after the next message'): void
  }
}

export function breakable(): void {
  const open = new Set<WebSocket>()
  let swallow = false
  const Real = WebSocket
  class Breakable extends Real {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      open.add(this)
      this.addEventListener('close', () => open.delete(this))
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (!swallow) super.send(data)
      else {
        swallow = false
        this.close()
      }
    }
  }
  window.WebSocket = Breakable
  window.cut = (when) => {
    if (when) swallow = true
    else for (const socket of open) socket.close()
  }
}
