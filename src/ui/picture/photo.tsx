import type { Photo as PhotoContent, PhotoFiles } from '#fields/pictures/photo.ts'

import css from './photo.module.css'

type Props = {
  readonly photo: PhotoContent
  /** What the picture shows, if the photo does not say it. */
  readonly alt?: string | undefined
  /** How wide the picture is shown, as the `sizes` of HTML: `(width >= 48rem) 50vw, 100vw`. */
  readonly sizes: string
  /** Whether the picture is in the first view of the page. */
  readonly isEager?: boolean
  /** For the `img`: it fills the width of its box unless this says otherwise. */
  readonly className?: string | undefined
}

/**
 * A still picture in the best format and width that the browser takes. It reserves its space, needs
 * no script, and shows its alt if it fails to load.
 */
export function Photo({ photo, alt = '', sizes, isEager = false, className }: Props) {
  const { src, width, height, sources = [], colour } = photo
  // Browsers that know "auto" choose by the laid out width; it is for lazy pictures only.
  const rule = isEager ? sizes : `auto, ${sizes}`
  return (
    <picture className={css.root}>
      <PhotoSources sources={sources} sizes={rule} />
      <img
        className={[css.image, className].filter(Boolean).join(' ')}
        src={src}
        sizes={sources.length > 0 ? rule : undefined}
        alt={photo.alt ?? alt}
        width={width}
        height={height}
        decoding="async"
        loading={isEager ? undefined : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        data-placeholder={colour}
      />
    </picture>
  )
}

/** The files of a picture in each format, for a `picture` element. */
export function PhotoSources({
  sources,
  sizes,
}: Required<Pick<PhotoFiles, 'sources'>> & { readonly sizes: string }) {
  return sources.map(({ type, srcset }) => (
    <source key={type} type={type} srcSet={srcset} sizes={sizes} />
  ))
}
