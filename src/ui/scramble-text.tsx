import { Fragment, useEffect, useRef } from 'react'

import css from './scramble-text.module.css'
import { scrambleFrame, scrambleSteps } from './scramble.ts'

type Props = {
  readonly text: string
  /** Time between two steps, ms. */
  readonly interval: number
  readonly characters: string
  /** True from the moment at which the effect may run; it runs once, and false ends it. */
  readonly running: boolean
}

/**
 * A text that resolves out of noise. The words themselves stay in the document, unseen while the
 * noise lies over them in their very box, so nothing reflows and they are read out as they are.
 */
export function ScrambleText({ text, interval, characters, running }: Props) {
  const root = useRef<HTMLSpanElement>(null)
  const state = useRef<'waiting' | 'running' | 'ended'>('waiting')
  // Laid out while it is unseen, so that it only has to be shown.
  useEffect(() => {
    if (root.current) drawNoise(root.current, scrambleFrame(text, 0, characters, Math.random))
  }, [text, characters])
  useEffect(() => {
    if (!running && state.current === 'running') state.current = 'ended'
    if (!running || state.current === 'ended' || !root.current) return undefined
    state.current = 'running'
    const element = root.current
    let step = 0
    element.dataset['scrambling'] = 'true'
    const clock = setInterval(() => {
      step += 1
      drawNoise(element, scrambleFrame(text, step, characters, Math.random))
      if (step < scrambleSteps([...text].length)) return
      clearInterval(clock)
      state.current = 'ended'
      delete element.dataset['scrambling']
    }, interval)
    return () => {
      clearInterval(clock)
      delete element.dataset['scrambling']
    }
  }, [text, interval, characters, running])
  return (
    <span ref={root} className={css.root}>
      {text.split(/\s+/u).map((word, index) => (
        // Words are told apart by their place alone: the list never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={css.word}>
            <span className={css.letters}>{word}</span>
            <span className={css.noise} aria-hidden="true" data-noise="" />
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/** Puts each word of a frame into its place; text that stays a node is drawn with the least to do. */
function drawNoise(root: Element, frame: string) {
  const words = frame.split(/\s+/u)
  root.querySelectorAll('[data-noise]').forEach((place, index) => {
    const noise = words[index] ?? ''
    if (place.firstChild instanceof Text) place.firstChild.data = noise
    else place.textContent = noise
  })
}
