import type { Invocation, Log, Result } from 'sarif'

import type { Problem } from '#problems/problem.ts'
import { formatSentences } from '#problems/format-problem.ts'
import { formatJson } from '#terminal/format-json.ts'

import type { Format, Unread } from './report.ts'

/** SARIF 2.1.0, for code scanning and its viewers. */
export const formatAsSarif: Format = (reports, _, unread = []) => {
  const results = reports.flatMap(({ file, problems }) =>
    problems.map((problem) => ({ file, problem })),
  )
  const codes = [...new Set(results.map(({ problem }) => problem.code))].toSorted()
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Folio', rules: codes.map((id) => ({ id })) } },
        ...(unread.length > 0 ? { invocations: [makeFailedInvocation(unread)] } : {}),
        columnKind: 'utf16CodeUnits',
        results: results.map(({ file, problem }) =>
          makeResult(file, problem, codes.indexOf(problem.code)),
        ),
      },
    ],
  }
  return formatJson(log)
}

/** Without it, a run that read nothing would look like one without problems. */
function makeFailedInvocation(unread: readonly Unread[]): Invocation {
  return {
    executionSuccessful: false,
    toolExecutionNotifications: unread.map(({ file, message }) => ({
      level: 'error',
      message: { text: message },
      locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(file) } } }],
    })),
  }
}

function makeResult(file: string, problem: Problem, ruleIndex: number): Result {
  const { code, severity, pointer, line, column, endLine, endColumn } = problem
  const region = { startLine: line, startColumn: column, endLine, endColumn }
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: formatSentences(problem) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
  }
}
