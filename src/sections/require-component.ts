import { isValidElement } from 'react'

/**
 * Returns the default export of an owner's view. Throws a sentence with the name of its file if it is no
 * component: React's own sentence names no file.
 */
export function requireComponent<View>(view: View, file: string): View {
  // What memo, lazy and forwardRef return are objects with such a mark.
  const isMarked = typeof view === 'object' && view !== null && '$$typeof' in view
  if (typeof view === 'function' || (isMarked && !isValidElement(view))) return view
  throw new Error(
    `${file}: Its default export is not a component. Write "export default" before the function that is the view.`,
  )
}
