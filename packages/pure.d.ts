// All that pure code may use beyond the language itself: what every browser, worker and Node has.
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
