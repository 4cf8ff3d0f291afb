/** The colours of the artwork. The page recolours each by its class. */
export const roles = ['accent', 'ink', 'muted', 'surface'] as const
export type Role = (typeof roles)[number]

/** A colour for every role, and for the background. */
export type Scheme = Record<Role | 'ground', string>

/** The colours in the files, for players that do not recolour them. */
export const darkScheme: Scheme = {
  ground: '#0d1117',
  accent: '#ff6b3d',
  ink: '#eef1f6',
  muted: '#7d8799',
  surface: '#1a2130',
}

/** Similar to the page's light scheme, for the contact sheets. */
export const lightScheme: Scheme = {
  ground: '#f4f5f8',
  accent: '#d2421a',
  ink: '#141926',
  muted: '#737d90',
  surface: '#dfe3ec',
}

/** Returns red, green and blue of a `#rrggbb` colour, each from 0 to 255. */
export function readChannels(colour: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
