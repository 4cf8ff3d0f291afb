import {
  Component,
  createElement,
  Suspense,
  use,
  useId,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'

import type { SectionHead } from '#content/section-head.ts'
import type { Labels } from '#fields/texts/labels.ts'
import type { ChosenProfile } from '#profile/profile.ts'
import type { Section, SectionType } from '#sections/section.ts'
import type { SectionProps } from '#sections/section-props.ts'
import { ownViews } from '#sections/own-views.ts'
import { views } from '#sections/views.ts'
import { KeptHtml } from '#site/kept-html.tsx'
import { ChunkLoader } from '#ui/chunk/chunk-loader.tsx'
import type { Chunk } from '#ui/chunk/chunk.ts'
import { useNear, useOffScreen } from '#ui/use-in-view.ts'

import { useReplayedPress, useTouched } from './use-touched.ts'
import css from './section-shell.module.css'
import { useFadeUp } from './use-fade-up.ts'
import { useTypedText } from './use-typed-text.ts'

type Props = {
  readonly head: SectionHead
  /** A built site has none for a static section. */
  readonly section: Section | undefined
  readonly profile: ChosenProfile | undefined
  readonly labels: Labels
  readonly language: string
  /** True for the first section of the page. */
  readonly isFirst: boolean
}
type View = Chunk<ComponentType<SectionProps<SectionType>>>

const noProfile: ChosenProfile = {}

/** The wrapper around every view: its anchor, its loading, and its failures. */
export function SectionShell({ head, section, profile, labels, language, isFirst }: Props) {
  const headingId = useId()
  const root = useRef<HTMLElement>(null)
  const view = findView(head)
  return (
    <Shell root={root} head={head} view={view} headingId={headingId} labels={labels}>
      <SectionBoundary message={labels.sectionFailed}>
        <Suspense fallback={<KeptHtml selector={`[id="${head.id}"] > .${css.body} > *`} />}>
          <SectionView
            root={root}
            view={view}
            section={section}
            profile={profile ?? noProfile}
            labels={labels}
            language={language}
            headingId={headingId}
            isFirst={isFirst}
          />
        </Suspense>
      </SectionBoundary>
    </Shell>
  )
}

type ShellProps = Pick<Props, 'head' | 'labels'> & {
  readonly root: RefObject<HTMLElement | null>
  readonly view: View
  readonly headingId: string
  readonly children: ReactNode
}

/**
 * The part that hydrates at once. The view is passed as children so that a state change here does
 * not re-render it: React would drop its prerendered content while its script loads.
 */
function Shell({ root, head, view, headingId, labels, children }: ShellProps) {
  const body = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  const touched = useTouched(root)
  // One pixel inside: the section below a full-height section touches the viewport from the start.
  const reached = useNear(root, -1)
  useOffScreen(root)
  useFadeUp(body, head.fadeUp)
  return (
    <section
      ref={root}
      id={head.id}
      // A link to this section moves the focus here.
      tabIndex={-1}
      className={css.root}
      data-type={head.type}
      data-opens-page={head.opensPage ? '' : undefined}
      data-compact={head.isCompact ? '' : undefined}
      data-static={staysStatic(head) ? '' : undefined}
      data-reached={reached ? '' : undefined}
      aria-labelledby={head.hasHeading ? headingId : undefined}
    >
      <div ref={body} className={css.body} data-fade={head.fadeUp ? '' : undefined}>
        {children}
        <ChunkLoader
          chunk={view}
          wanted={(near || touched) && !staysStatic(head)}
          labels={labels}
        />
      </div>
    </section>
  )
}

/** Whether the HTML of a section stays as it is: its view never loads. */
function staysStatic({ isStatic }: SectionHead): boolean {
  return isStatic === true && import.meta.env.PROD
}

type ViewProps = Omit<Props, 'head' | 'profile'> &
  Pick<ShellProps, 'root' | 'view' | 'headingId'> & { readonly profile: ChosenProfile }

function SectionView({ root, view, section, ...props }: ViewProps) {
  if (import.meta.env.SSR) view.load()
  useReplayedPress(root)
  useTypedText(root)
  const View = use(view.ready)
  return section && createElement(View, { section, ...props })
}

/** TypeScript cannot pair the key with the value here; the type of `views` has checked the pairs. */
function findView({ type }: SectionHead): View {
  return ownViews[type] ?? (views[type] as unknown as View)
}

declare global {
  interface Window {
    /** A hook of the React plugin of Vite, in development. */
    __registerBeforePerformReactRefresh?: (hook: () => void) => void
  }
}

type BoundaryProps = { readonly children: ReactNode; readonly message: string }
type BoundaryState = { readonly failed: boolean; readonly reason?: string }

/** Shows a message in place of a section that throws, so that the rest of the page works. */
class SectionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false }

  static getDerivedStateFromError(reason: unknown): BoundaryState {
    return { failed: true, reason: String(reason) }
  }

  /** In development, an edit of the content or of a view may correct what threw. */
  override componentDidMount() {
    if (!import.meta.hot) return
    const retry = () => {
      if (this.state.failed) this.setState({ failed: false })
    }
    import.meta.hot.on('vite:afterUpdate', retry)
    // React itself renders a boundary again only if it failed after the first refresh of the page.
    // oxlint-disable-next-line no-underscore-dangle -- The name is that of the plugin.
    window.__registerBeforePerformReactRefresh?.(() => {
      setTimeout(retry)
    })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    // Orca reads an alert that is added only if its text is in an element of its own.
    return (
      <div role="alert">
        <p>{this.props.message}</p>
        {import.meta.env.DEV && <p>{this.state.reason}</p>}
      </div>
    )
  }
}
