import type { Project } from '#profile/project.ts'
import { Photo } from '#ui/picture/photo.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import css from './project-picture.module.css'

type Props = {
  readonly picture: NonNullable<Project['images']>[number]
  readonly sizes: string
  readonly isEager?: boolean
}

/** A picture of a project with its caption. */
export function ProjectPicture({ picture, sizes, isEager = false }: Props) {
  return (
    <figure className={css.root}>
      <div data-project-picture={isEager ? '' : undefined}>
        <Photo photo={picture} sizes={sizes} isEager={isEager} />
      </div>
      {picture.caption && (
        <figcaption>
          <RichText text={picture.caption} />
        </figcaption>
      )}
    </figure>
  )
}
