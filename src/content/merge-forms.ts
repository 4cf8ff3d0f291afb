import { isObject, readEntries, readItems, readProperty } from '#json/untyped-value.ts'

/** Keywords that hold for values of every type, also where another form has another type. */
const commonKeywords = ['anyOf', 'const', 'enum', 'oneOf']

/**
 * Writes each field of a JSON Schema that may have several types as one schema, such as
 * `{ "type": ["string", "object"] }`. Of the options of "anyOf", an editor would name one that the owner
 * did not mean. Forms of one type, such as two of an object, stay options.
 */
export function mergeForms(node: unknown) {
  for (const inner of readItems(node)) mergeForms(inner)
  for (const [, inner] of readEntries(node)) mergeForms(inner)
  const forms = readItems(readProperty(node, 'anyOf')).filter(isObject)
  const types = forms.map((form) => readProperty(form, 'type'))
  const isAlone = (form: object) =>
    types.filter((type) => type === readProperty(form, 'type')).length === 1
  // The only form of its type can be merged. The others share theirs.
  const alone = forms.filter(isAlone)
  const others = forms.filter((form) => !isAlone(form))
  if (!isObject(node) || alone.length === 0) return
  if (!areApart(types) || !areOfOneType(others) || forms.some(hasCommonKeyword)) {
    // Of a wrong text, an editor says what the first option is: not an object, or a list of choices.
    Object.assign(node, { anyOf: forms.toSorted((a, b) => rankForm(a) - rankForm(b)) })
    return
  }
  Reflect.deleteProperty(node, 'anyOf')
  // What the field says itself, such as its title, wins over its forms.
  const own = { ...node }
  Object.assign(node, ...alone, own, { type: [...new Set(types)] })
  if (others.length > 0) Object.assign(node, { anyOf: others })
  for (const form of others) {
    Reflect.deleteProperty(form, 'type')
    refuseFields(form, others)
  }
}

/** Whether each form has one type, and no value has two of them, as an integer is a number, too. */
function areApart(types: readonly unknown[]): boolean {
  const isOne = types.every((type) => typeof type === 'string')
  return isOne && !(types.includes('integer') && types.includes('number'))
}

function areOfOneType(forms: readonly object[]): boolean {
  return new Set(forms.map((form) => readProperty(form, 'type'))).size <= 1
}

function hasCommonKeyword(form: object): boolean {
  return commonKeywords.some((keyword) => keyword in form)
}

function rankForm(form: object): number {
  return ['anyOf', '$ref'].findIndex((keyword) => keyword in form)
}

/**
 * Says of an object with names of the owner that it has none of the fields of the other form, if its
 * names say so, too. Otherwise an editor would take fields for names if one of them is misspelt.
 */
function refuseFields(form: object, forms: readonly object[]) {
  const { patternProperties } = { patternProperties: {}, ...form }
  const pattern = readProperty(readProperty(form, 'propertyNames'), 'pattern')
  if (typeof pattern !== 'string') return
  const names = new RegExp(pattern, 'u')
  const fields = forms
    .flatMap((other) => Object.keys(readProperty(other, 'properties') ?? {}))
    .filter((name) => !names.test(name))
  if (fields.length === 0) return
  Object.assign(form, {
    patternProperties: { ...patternProperties, [`^(?:${fields.join('|')})$`]: false },
  })
}
