/** The used part of gifenc, which has no types. */
declare module 'gifenc' {
  type Colour = [red: number, green: number, blue: number]

  interface FrameOptions {
    palette?: Colour[]
    delay?: number
    repeat?: number
    transparent?: boolean
    transparentIndex?: number
    dispose?: number
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void
    finish(): void
    bytes(): Uint8Array
  }

  const gifenc: { GIFEncoder(): Encoder }
  export default gifenc
}
