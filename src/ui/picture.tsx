import { useEffect, useRef, useState } from 'react'

import type { Image } from '#fields/image.ts'

import css from './picture.module.css'

/**
 * A picture that fills a frame of 4 to 3; one that fails to load leaves its words there. Visitors
 * who asked for less motion get its still one.
 */
export function Picture({ image: { src, still, alt, width, height } }: { readonly image: Image }) {
  const element = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // The picture may have failed before this script could listen.
    const image = element.current
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }, [])
  return (
    <span className={css.root}>
      {failed ? (
        <span className={css.words}>{alt}</span>
      ) : (
        <picture className={css.picture}>
          {still !== undefined && (
            <source srcSet={still} media="(prefers-reduced-motion: reduce)" />
          )}
          <img
            ref={element}
            className={css.image}
            src={src}
            alt={alt}
            width={width ?? 4}
            height={height ?? 3}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </span>
  )
}
