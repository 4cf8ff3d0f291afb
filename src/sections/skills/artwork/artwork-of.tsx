import type { ReactElement } from 'react'

import type { SkillSlide } from '#sections/skills/schema.ts'
import { CodeArtwork } from './code-artwork.tsx'
import { GraphicArtwork } from './graphic-artwork.tsx'
import { InfographicArtwork } from './infographic-artwork.tsx'
import { InteractiveArtwork } from './interactive-artwork.tsx'
import { UiArtwork } from './ui-artwork.tsx'

/** The artwork of each slide type. */
export const artworkOf: Readonly<Record<SkillSlide['type'], ReactElement>> = {
  ui: <UiArtwork />,
  interactive: <InteractiveArtwork />,
  graphic: <GraphicArtwork />,
  infographic: <InfographicArtwork />,
  code: <CodeArtwork />,
}
