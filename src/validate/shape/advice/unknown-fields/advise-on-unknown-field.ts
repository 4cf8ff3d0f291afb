import type { Path } from '#json/path.ts'
import { readValue } from '#json/untyped-value.ts'
import { adviseOnNavigation } from '#validate/shape/advice/advise-on-navigation.ts'
import { adviseOnTheme } from '#validate/shape/advice/theme/advise-on-theme.ts'
import { listKnownKeys } from '#validate/shape/follow-model.ts'

import type { UnknownField } from './unknown-field.ts'
import { adviseOnButton } from './advise-on-button.ts'
import { adviseOnContactField } from './advise-on-contact-field.ts'
import { adviseOnFooterField } from './advise-on-footer-field.ts'
import { adviseOnMenu } from './advise-on-menu.ts'
import { adviseOnName, adviseOnPortrait, adviseOnResume } from './advise-on-person.ts'
import {
  adviseOnAltOfImages,
  adviseOnOrder,
  adviseOnPeriodField,
} from './advise-on-record-field.ts'
import { adviseOnSiteAddress, adviseOnWholeSite } from './advise-on-site-field.ts'
import { adviseOnNetwork } from './advise-on-social-field.ts'
import { adviseOnSwitch } from './advise-on-switch.ts'

/** The advice on fields that the model does not know. The first that knows a field is taken. */
const advisers: readonly ((field: UnknownField) => string | undefined)[] = [
  adviseOnTheme,
  ({ document, path, key }) => adviseOnNavigation(document, path, key),
  adviseOnButton,
  adviseOnPortrait,
  adviseOnWholeSite,
  adviseOnSiteAddress,
  adviseOnFooterField,
  adviseOnNetwork,
  adviseOnAltOfImages,
  adviseOnName,
  adviseOnMenu,
  adviseOnPeriodField,
  adviseOnContactField,
  adviseOnResume,
  adviseOnOrder,
  adviseOnSwitch,
]

/** Says how to get what a field of another tool does; undefined for other fields. */
export function adviseOnUnknownField(
  document: unknown,
  path: Path,
  key: string,
): string | undefined {
  const value = readValue(document, [...path, key])
  const known = listKnownKeys(document, path)
  const field = { document, path, place: path.join(), key, value, known }
  for (const advise of advisers) {
    const advice = advise(field)
    if (advice !== undefined) return advice
  }
  return undefined
}
