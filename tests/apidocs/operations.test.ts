import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../shared/_contract/openApiSchemas.ts';
import { areas } from '../../shared/areas.ts';
import { type ApiDocument, operationsOf } from '../../web/apidocs/operations.ts';
import { withoutReferences } from '../../web/apidocs/withoutReferences.ts';

const operations = operationsOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as ApiDocument);
const endpoints = areas.flatMap(({ endpoints: own }) => Object.entries(own));

describe('the operations that the page shows', () => {
  it.each(endpoints)(
    'have the body, the data and the parameters of the contract, without references: %s',
    (_, endpoint) => {
      const { method, path, body, query, answer, format = 'envelope' } = endpoint;
      const shown = operations.find(({ id }) => id === `${method.toLowerCase()} ${path}`);
      expect(shown?.body).toEqual(body && schemaOf(body, 'input'));
      const fields = query ? schemaOf(query, 'input').properties : {};
      const inQuery = shown?.parameters.filter((each) => each.in === 'query') ?? [];
      expect(Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]))).toEqual(fields);
      const ok = shown?.answers.find(({ code }) => code === '200')?.schema;
      if (format === 'envelope') expect(ok?.properties?.data).toEqual(schemaOf(answer.nullable(), 'output'));
      else if (['text', 'html', 'document'].includes(format)) expect(ok).toEqual(schemaOf(answer, 'output'));
    },
  );
});

describe('a document without references', () => {
  it('adds what stands beside a reference, and ends at a schema that is part of itself', () => {
    const tree = { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/tree' } } } };
    const document = {
      tree,
      here: { $ref: '#/tree', description: 'A tree', properties: { name: { type: 'string' } } },
    };
    expect(withoutReferences(document).here).toEqual({
      ...tree,
      description: 'A tree',
      properties: { ...tree.properties, name: { type: 'string' } },
    });
  });
});
