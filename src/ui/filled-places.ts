import { createContext } from 'react'

/** How many places of a carousel show something: its slides in their order, then its dots. */
export const FilledPlaces = createContext(0)
