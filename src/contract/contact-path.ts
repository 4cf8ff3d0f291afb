/** The path for contact messages, after the address of the service (specification, section 7). */
export const contactPath = '/api/contact'
