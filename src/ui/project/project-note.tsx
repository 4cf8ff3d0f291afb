import type { Project } from '#profile/project.ts'
import { Photo } from '#ui/picture/photo.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import { projectAddress } from './project-address.ts'
import css from './project-note.module.css'

/** A project in a few words: its first picture, its name as a link, and its description. */
export function ProjectNote({ project }: { readonly project: Project }) {
  const photo = project.images?.[0]
  return (
    <div className={css.root}>
      {photo && (
        <div className={css.picture}>
          <Photo photo={photo} sizes="(width >= 48rem) 11rem, 18rem" />
        </div>
      )}
      <div className={css.text}>
        <a className={css.name} href={projectAddress(project)}>
          {project.name}
        </a>
        <div className={css.description}>
          <RichText text={project.description} />
        </div>
      </div>
    </div>
  )
}
