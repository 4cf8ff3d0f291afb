import { Fragment, useEffect, useLayoutEffect, useRef } from 'react'

import { breakingSpaces } from '#fields/texts/breaking-spaces.ts'

import { WholeSigns } from './isolated.tsx'
import css from './scramble-text.module.css'
import { createScrambleFrame, countScrambleSteps } from './scramble.ts'

type Props = {
  readonly text: string
  /** The time between two steps, in ms. */
  readonly interval: number
  readonly characters: string
  /** Starts the effect, which runs once. False ends it. */
  readonly running: boolean
}

/**
 * A text with a scramble effect. The text itself stays in the document, hidden under the noise,
 * which has the same box: nothing reflows, and screen readers get the text.
 */
export function ScrambleText({ text, interval, characters, running }: Props) {
  const root = useRef<HTMLSpanElement>(null)
  const state = useRef<'waiting' | 'running' | 'ended'>('waiting')
  // The noise gets its layout while it is hidden, so that showing it is cheap.
  useEffect(() => {
    if (root.current) drawNoise(root.current, createScrambleFrame(text, 0, characters, Math.random))
  }, [text, characters])
  // Before the next frame, which would otherwise show the text that the noise replaces.
  useLayoutEffect(() => {
    if (!running && state.current === 'running') state.current = 'ended'
    if (!running || state.current === 'ended' || !root.current) return undefined
    state.current = 'running'
    const element = root.current
    let step = 0
    element.dataset['scrambling'] = 'true'
    const clock = setInterval(() => {
      step += 1
      drawNoise(element, createScrambleFrame(text, step, characters, Math.random))
      if (step < countScrambleSteps([...text].length)) return
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
      {text.split(breakingSpaces).map((word, index, words) => (
        // The index is a stable key: words may repeat, and they never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={css.word}>
            <span className={css.letters}>
              {/* Chromium gives screen readers no space between two words of a page from right to left. */}
              <WholeSigns text={index < words.length - 1 ? `${word} ` : word} />
            </span>
            <span className={css.noise} aria-hidden="true" data-noise="" />
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/** Writes each word of a step into its text node, the cheapest update. */
function drawNoise(root: Element, frame: string) {
  const words = frame.split(breakingSpaces)
  root.querySelectorAll('[data-noise]').forEach((box, index) => {
    const noise = words[index] ?? ''
    if (box.firstChild instanceof Text) box.firstChild.data = noise
    else box.textContent = noise
  })
}
