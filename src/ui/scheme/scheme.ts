import { createRootState } from '#ui/root-state.ts'

/** The colour schemes that a visitor can choose; "system" leaves it to the device. */
export const schemes = ['system', 'dark', 'light'] as const

export type Scheme = (typeof schemes)[number]

/** The name of the radio buttons of the control. */
export const controlName = 'scheme'

/** The visitor's choice. Not set until the inline script has run. */
export const scheme = createRootState<Scheme>('scheme')
