import css from '#site/navigation/navigation.module.css'
import type { PageContent } from '#site/page-content.ts'
import { MotionControl } from '#ui/motion/motion-control.tsx'
import { SchemeControl } from '#ui/scheme/scheme-control.tsx'

/** The bar of a project's page: the way home, and the controls. */
export function ProjectBar({ content }: { readonly content: PageContent }) {
  const { site, sections, labels, theme } = content
  const tag = sections.find(({ head }) => head.tag !== undefined)?.head.tag
  return (
    <header className={css.root} data-project="">
      <div className={css.bar}>
        <a className={css.tag} href={import.meta.env.BASE_URL}>
          {tag ?? site.owner ?? site.title}
        </a>
        <div className={css.controls}>
          <MotionControl labels={labels} />
          {theme.scheme === 'system' && <SchemeControl labels={labels} />}
        </div>
      </div>
    </header>
  )
}
