import { existsSync, readFileSync } from 'node:fs';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';
import { sharedFolder } from './sharedFolder.ts';

const folder = new URL('domain/xsd/', sharedFolder);
export const hasRegulatorSchemas = existsSync(folder);

const read = (path: string): Buffer => readFileSync(new URL(path, folder));
const types = {
  doh: 'http://www.haad.ae/DataDictionary/CommonTypes',
  dha: 'http://www.eclaimlink.ae/DHD/ValidationSchema',
};

/** Dubai publishes the types of its prior requests and not their schema: it is Abu Dhabi's without the ordering clinician (domain 4.1). */
const dubaiRequest = (): Buffer =>
  Buffer.from(
    read('doh/PriorRequest.xsd')
      .toString()
      .replaceAll(types.doh, types.dha)
      .replace(/<xs:element name="OrderingClinician"[^>]*>/, ''),
  );

type SchemaName =
  | 'doh/PriorRequest.xsd'
  | 'doh/PriorAuthorization.xsd'
  | 'dha/PriorRequest.xsd'
  | 'doh/ClaimSubmission.xsd'
  | 'dha/ClaimSubmission.xsd';
const validators = new Map<SchemaName, XsdValidator>();

function validatorOf(name: SchemaName): XsdValidator {
  if (validators.size === 0) {
    const files = ['doh/CommonTypes.xsd', 'dha/CommonTypes.xsd'].map((path) => [path, read(path)] as const);
    xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(files)));
  }
  const known = validators.get(name);
  if (known) return known;
  const schema = XmlDocument.fromBuffer(name === 'dha/PriorRequest.xsd' ? dubaiRequest() : read(name), { url: name });
  const validator = XsdValidator.fromDoc(schema);
  validators.set(name, validator);
  return validator;
}

/** What an XML document breaks of a regulator's schema, by the words of libxml2. */
export function schemaErrors(xml: string, name: SchemaName): string[] {
  const validator = validatorOf(name);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError)
      return error.details.map(({ message, line }) => `${line}: ${message.trim()}`);
    throw error;
  } finally {
    document.dispose();
  }
}
