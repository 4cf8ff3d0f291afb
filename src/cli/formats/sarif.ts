import type { Invocation, Log, Result } from 'sarif'

import type { Problem } from '#content/check-portfolio.ts'
import { inWords } from '#content/problem-words.ts'

import { jsonText } from '../json-text.ts'
import type { Format, Refused } from './report.ts'

/** SARIF 2.1.0, for code scanning and for viewers of it. */
export const sarif: Format = (reports, _, refused = []) => {
  const codes = reports.flatMap(({ problems }) => problems.map(({ code }) => code))
  const rules = [...new Set(codes)].toSorted().map((id) => ({ id }))
  const ruleIndexes = new Map(rules.map(({ id }, index) => [id, index]))
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Folio', rules } },
        ...(refused.length > 0 ? { invocations: [failed(refused)] } : {}),
        columnKind: 'utf16CodeUnits',
        results: reports.flatMap(({ file, problems }) =>
          problems.map((problem) => resultOf(file, problem, ruleIndexes.get(problem.code) ?? -1)),
        ),
      },
    ],
  }
  return jsonText(log)
}

/** Without it, a run that read nothing would look like one that found nothing. */
function failed(refused: readonly Refused[]): Invocation {
  return {
    executionSuccessful: false,
    toolExecutionNotifications: refused.map(({ file, message }) => ({
      level: 'error',
      message: { text: message },
      locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(file) } } }],
    })),
  }
}

function resultOf(file: string, problem: Problem, ruleIndex: number): Result {
  const { code, severity, pointer } = problem
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: inWords(problem) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: {
            startLine: problem.line,
            startColumn: problem.column,
            endLine: problem.endLine,
            endColumn: problem.endColumn,
          },
        },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
  }
}
