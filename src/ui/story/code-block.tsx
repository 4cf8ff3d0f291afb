import type { ReactNode } from 'react'

import type { CodeNode, StoryBlock } from '#story/story-block.ts'

import css from './code-block.module.css'

type Props = Extract<StoryBlock, { readonly code: unknown }> & { readonly label: string }

/** Highlighted code. Long lines scroll; on paper they break. */
export function CodeBlock({ code, language, label }: Props) {
  return (
    <pre
      className={css.root}
      role="group"
      aria-label={[label, language].filter(Boolean).join(', ')}
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Code is read from left to right in every language.
      dir="ltr"
      translate="no"
    >
      <code>
        <CodeNodes nodes={code} />
      </code>
    </pre>
  )
}

function CodeNodes({ nodes }: { readonly nodes: readonly CodeNode[] }): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      node
    ) : (
      // The index is the key, since code never changes its tokens.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} data-token={node.token}>
        <CodeNodes nodes={node.children} />
      </span>
    ),
  )
}
