import type { ShownProject } from '#profile/project.ts'
import { Photo } from '#ui/picture/photo.tsx'
import { Isolated } from '#ui/text/isolated.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import { findProjectAddress } from './find-project-address.ts'
import css from './project-note.module.css'

/** A project in a few words: its first picture, its name, as a link if there is more of it, and its description. */
export function ProjectNote({ project }: { readonly project: ShownProject }) {
  const address = findProjectAddress(project)
  const photo = project.images?.[0]
  return (
    <div className={css.root}>
      {photo && (
        <div className={css.picture}>
          <Photo photo={photo} sizes="(width >= 48rem) 11rem, 18rem" />
        </div>
      )}
      <div className={css.text}>
        {address === undefined ? (
          <span className={css.name}>
            <Isolated text={project.name} />
          </span>
        ) : (
          <a className={css.name} href={address}>
            <Isolated text={project.name} />
          </a>
        )}
        {project.description && (
          <div className={css.description}>
            <RichText text={project.description} />
          </div>
        )}
      </div>
    </div>
  )
}
