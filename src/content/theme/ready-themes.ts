/** The themes that come with Folio, by the names that an owner writes. */
export const readyThemes = {
  paper: {
    scheme: 'system',
    accent: { dark: '#f08a6c', light: '#9c2415' },
    ground: { dark: '#1a1613', light: '#f4ecdd' },
    ink: { dark: '#efe4d2', light: '#231a13' },
    fonts: { display: 'newsreader', text: 'newsreader', mono: 'sometype-mono' },
    corners: 'sharp',
    density: 'airy',
  },
  phosphor: {
    scheme: 'system',
    accent: { dark: '#7df0a0', light: '#00643c' },
    ground: { dark: '#05130f', light: '#e3ece2' },
    ink: { dark: '#d5eadb', light: '#0a1f17' },
    fonts: { display: 'big-shoulders', text: 'familjen-grotesk', mono: 'jetbrains-mono' },
    corners: 'soft',
    density: 'compact',
  },
  ultramarine: {
    scheme: 'system',
    accent: { dark: '#ffd23f', light: '#c8102e' },
    ground: { dark: '#12127d', light: '#f3f2ff' },
    ink: { dark: '#f4f1ff', light: '#0c0a60' },
    fonts: {
      display: 'bricolage-grotesque',
      text: 'bricolage-grotesque',
      mono: 'martian-mono',
    },
    corners: 'round',
    density: 'regular',
  },
}
