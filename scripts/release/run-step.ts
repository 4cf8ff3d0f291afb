/** Runs a part of the check, and prints its name with the seconds that it took, also if it fails. */
export async function runStep<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const began = performance.now()
  let end = 'failed after '
  try {
    const result = await work()
    end = ''
    return result
  } finally {
    console.log(`${name}: ${end}${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}
