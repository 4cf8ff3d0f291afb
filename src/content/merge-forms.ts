import { isObject, readEntries, readItems, readProperty } from '#json/untyped-value.ts'

/** Keywords that hold for values of every type, also where another form has another type. */
const commonKeywords = ['anyOf', 'const', 'enum', 'oneOf']

/**
 * Writes each field of a JSON Schema that may have several types as one schema. Of the options of
 * "anyOf", an editor would name one that the owner did not mean. Two forms of an object stay options.
 */
export function mergeForms(node: unknown) {
  for (const inner of readItems(node)) mergeForms(inner)
  for (const [, inner] of readEntries(node)) mergeForms(inner)
  const forms = readItems(readProperty(node, 'anyOf')).filter(isObject)
  const types = forms.map((form) => readProperty(form, 'type'))
  const isAlone = (form: object) =>
    types.filter((type) => type === readProperty(form, 'type')).length === 1
  const alone = forms.filter(isAlone)
  if (!isObject(node) || alone.length === 0) return
  const isTyped = !types.includes(undefined) && !forms.some(hasCommonKeyword)
  if (!isTyped) {
    // Of a wrong text, an editor says what the first option is: not an object, or a list of choices.
    Object.assign(node, { anyOf: forms.toSorted((a, b) => rankForm(a) - rankForm(b)) })
    return
  }
  Reflect.deleteProperty(node, 'anyOf')
  Object.assign(node, ...alone, Object.fromEntries(readEntries(node)), {
    type: [...new Set(types)],
  })
  const others = forms.filter((form) => !isAlone(form))
  if (others.length > 0) Object.assign(node, { anyOf: others })
  for (const form of others) {
    Reflect.deleteProperty(form, 'type')
    refuseFields(form, others)
  }
}

function hasCommonKeyword(form: object): boolean {
  return commonKeywords.some((keyword) => keyword in form)
}

function rankForm(form: object): number {
  return ['anyOf', '$ref'].findIndex((keyword) => keyword in form)
}

/**
 * Says of an object with names of the owner that it has none of the fields of the other form, as its
 * names say, too. Otherwise an editor would take fields for names if one of them is misspelt.
 */
function refuseFields(form: object, forms: readonly object[]) {
  const fields = forms.flatMap((other) =>
    readEntries(readProperty(other, 'properties')).map(([name]) => name),
  )
  if (!('propertyNames' in form) || fields.length === 0) return
  const { patternProperties } = { patternProperties: {}, ...form }
  Object.assign(form, {
    patternProperties: { ...patternProperties, [`^(?:${fields.join('|')})$`]: false },
  })
}
