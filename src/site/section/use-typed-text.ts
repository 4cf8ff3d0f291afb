import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Keeps what the visitor typed into the prerendered fields of an element, and the focus there. A
 * browser that translates the page, or a password manager beside a field, changes the HTML before
 * hydration, and React then renders new fields.
 */
export function useTypedText(element: RefObject<Element | null>) {
  // Until React commits, the prerendered fields are in the document.
  const [typed] = useState(() =>
    listFields(element.current).map((field) => ({
      name: field.name,
      value: field.value,
      hasFocus: field === document.activeElement,
    })),
  )
  useLayoutEffect(() => {
    const fields = listFields(element.current)
    for (const { name, value, hasFocus } of typed) {
      const field = fields.find((one) => one.name === name)
      if (field?.value === '') field.value = value
      if (hasFocus) field?.focus({ preventScroll: true })
    }
  }, [element, typed])
}

function listFields(element: Element | null) {
  return [
    ...(element?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input[type=text], input[type=email], textarea',
    ) ?? []),
  ]
}
