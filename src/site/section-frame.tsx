import {
  createElement,
  Suspense,
  use,
  useId,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react'

import type { Labels } from '#content/labels.ts'
import type { Section, SectionType } from '#sections/schemas.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { views } from '#sections/views.ts'
import { ChunkFailure } from '#ui/chunk-failure.tsx'
import type { Chunk } from '#ui/chunk.ts'
import { useChunk } from '#ui/use-chunk.ts'
import { useNear } from '#ui/use-near.ts'

import { SectionBoundary } from './section-boundary.tsx'
import css from './section-frame.module.css'
import { useFadeUp } from './use-fade-up.ts'
import { useOffScreen } from './use-off-screen.ts'

type Props = { readonly section: Section; readonly labels: Labels }
type View = Chunk<ComponentType<SectionProps<SectionType>>>

/** One section of the page: its anchor, its view as soon as it is near, and its failures. */
export function SectionFrame({ section, labels }: Props) {
  const headingId = useId()
  const view = viewOf(section)
  return (
    <Frame section={section} view={view} headingId={headingId} labels={labels}>
      <SectionBoundary message={labels.sectionFailed}>
        <Suspense>
          <SectionView view={view} section={section} labels={labels} headingId={headingId} />
        </Suspense>
      </SectionBoundary>
    </Frame>
  )
}

type FrameProps = Props & {
  readonly view: View
  readonly headingId: string
  readonly children: ReactNode
}

/**
 * The part of a section that is always alive. The view comes as children, made outside: what
 * changes here does not reach a view that still waits for its script, so React leaves its
 * prerendered words standing.
 */
function Frame({ section, view, headingId, labels, children }: FrameProps) {
  const root = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const state = useChunk(view, useNear(root))
  // Its first edge is what a window that is as high as the section above already touches.
  const reached = useNear(root, -1)
  useOffScreen(root)
  useFadeUp(body, 'fadeUp' in section && section.fadeUp)
  const named = section.type === 'hero' || ('heading' in section && section.heading !== undefined)
  return (
    <section
      ref={root}
      id={section.id}
      className={css.root}
      data-type={section.type}
      data-reached={reached ? '' : undefined}
      aria-labelledby={named ? headingId : undefined}
    >
      <div ref={body} className={css.body}>
        {children}
        {state.status === 'failed' && (
          <ChunkFailure error={state.error} labels={labels} onRetry={view.load} />
        )}
      </div>
    </section>
  )
}

function SectionView({ view, ...props }: SectionProps<SectionType> & { readonly view: View }) {
  if (import.meta.env.SSR) view.load()
  return createElement(use(view.ready), props)
}

/** TypeScript cannot pair the key with the value at the call; the table of views already has. */
function viewOf({ type }: Section): View {
  return views[type] as unknown as View
}
