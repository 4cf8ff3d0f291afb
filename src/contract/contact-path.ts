/** Where contact messages are posted, below the address of the service. */
export const contactPath = '/api/contact'
