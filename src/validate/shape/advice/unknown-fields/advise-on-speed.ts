import type { UnknownField } from './unknown-field.ts'

/** Says how an animation is played at another speed. */
export function adviseOnSpeed({ key, known }: UnknownField): string | undefined {
  return key === 'speed' && known.includes('frameRate')
    ? 'Delete it. "frameRate" is how many frames a second has: half of that of the file is half as fast.'
    : undefined
}
