import {
  createElement,
  Suspense,
  use,
  useId,
  useMemo,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'

import type { Labels } from '#content/labels.ts'
import type { SectionHead } from '#content/section-head.ts'
import type { SectionType } from '#sections/schemas.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { views } from '#sections/views.ts'
import { ChunkLoader } from '#ui/chunk-loader.tsx'
import type { Chunk } from '#ui/chunk.ts'
import { joinChunks, type ChunkGroup } from '#ui/join-chunks.ts'
import { useNear } from '#ui/use-near.ts'

import { usePressedAgain, useTouched } from './early-press.ts'
import type { PageSection } from './page-content.ts'
import { SectionBoundary } from './section-boundary.tsx'
import css from './section-frame.module.css'
import { useFadeUp } from './use-fade-up.ts'
import { useOffScreen } from './use-off-screen.ts'

type Props = {
  readonly section: PageSection
  readonly labels: Labels
  /** True for the section that opens the page. */
  readonly opening: boolean
}
type View = Chunk<ComponentType<SectionProps<SectionType>>>

/** One section of the page: its anchor, its view as soon as it is near, and its failures. */
export function SectionFrame({ section, labels, opening }: Props) {
  const headingId = useId()
  const root = useRef<HTMLElement>(null)
  const view = viewOf(section.head)
  const needed = useMemo(
    () => joinChunks('content' in section ? [view, section.content] : [view]),
    [section, view],
  )
  return (
    <Frame root={root} head={section.head} needed={needed} headingId={headingId} labels={labels}>
      <SectionBoundary message={labels.sectionFailed}>
        <Suspense>
          <SectionView
            root={root}
            view={view}
            section={section}
            labels={labels}
            headingId={headingId}
            opening={opening}
          />
        </Suspense>
      </SectionBoundary>
    </Frame>
  )
}

type FrameProps = {
  readonly root: RefObject<HTMLElement | null>
  readonly head: SectionHead
  /** What the section needs before it comes alive. */
  readonly needed: ChunkGroup
  readonly labels: Labels
  readonly headingId: string
  readonly children: ReactNode
}

/**
 * The part of a section that is always alive. The view comes as children, made outside: what
 * changes here does not reach a view that still waits for its script, so React leaves its
 * prerendered words standing.
 */
function Frame({ root, head, needed, headingId, labels, children }: FrameProps) {
  const body = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  const touched = useTouched(root)
  // Its first edge is what a window that is as high as the section above already touches.
  const reached = useNear(root, -1)
  useOffScreen(root)
  useFadeUp(body, head.fadeUp)
  return (
    <section
      ref={root}
      id={head.id}
      // A link that leads here takes the focus along.
      tabIndex={-1}
      className={css.root}
      data-type={head.type}
      data-reached={reached ? '' : undefined}
      aria-labelledby={head.named ? headingId : undefined}
    >
      <div ref={body} className={css.body}>
        {children}
        <ChunkLoader chunk={needed} wanted={near || touched} labels={labels} />
      </div>
    </section>
  )
}

type ViewProps = Props & Pick<FrameProps, 'root' | 'headingId'> & { readonly view: View }

function SectionView({ root, view, section, labels, headingId, opening }: ViewProps) {
  if (import.meta.env.SSR) view.load()
  const props = {
    section: 'content' in section ? use(section.content.ready) : section.section,
    labels,
    headingId,
    opening,
  }
  usePressedAgain(root)
  return createElement(use(view.ready), props)
}

/** TypeScript cannot pair the key with the value at the call; the table of views already has. */
function viewOf({ type }: SectionHead): View {
  return views[type] as unknown as View
}
