import { DockerfileParser } from 'dockerfile-ast'

/** An instruction of a Dockerfile, without its flags. */
export type Step = {
  readonly keyword: string
  readonly text: string
  /** The stage that `COPY --from` names. */
  readonly from: string | undefined
}

/** What follows a FROM, up to the next one. */
type Stage = { readonly name: string | undefined; readonly steps: readonly Step[] }

/** Reads the stages of a Dockerfile. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { name: string | undefined; steps: Step[] }[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const step = {
      keyword: instruction.getKeyword(),
      text: instruction.getArgumentsContent() ?? '',
      from: /--from=(\S+)/u.exec(instruction.toString())?.[1],
    }
    if (step.keyword === 'FROM') {
      stages.push({ name: / AS (\S+)$/iu.exec(step.text)?.[1], steps: [] })
    } else {
      stages.at(-1)?.steps.push(step)
    }
  }
  return stages
}
