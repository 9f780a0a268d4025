import { XMLParser } from 'fast-xml-parser';
import { postOfficeResults as result } from '../../../shared/regulator/postOfficeResults.ts';
import { mayBeParsed } from '../xmlBounds.ts';
import { type AskRegister, answerOf, longestAnswer, type RegisterAnswer } from './clinicianRegister.ts';
import { askSoap, type SoapService } from './soap.ts';

const operation = 'GetClinicianDetails';
const bounds = { tags: 20, attributes: 100, references: 500 } as const;
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false });

/** The one row of the answer's list, which stands in it as text. */
function rowOf(list: string): unknown {
  if (!mayBeParsed(list, bounds)) return null;
  try {
    return (parser.parse(list, true) as { Clinicians?: { Clinician?: unknown } }).Clinicians?.Clinician;
  } catch {
    return null;
  }
}

/** The list of clinicians of a SOAP post office (DHPO, Shafafiya): `GetClinicianDetails` answers the row of a licence. */
export const postOfficeRegister =
  (office: SoapService, timeoutMs: number): AskRegister =>
  async (licenseNo): Promise<RegisterAnswer> => {
    const call = { operation, parameters: [['clinicianLicense', licenseNo]] } as const;
    const said = await askSoap(office, call, AbortSignal.timeout(timeoutMs));
    if (said?.code === result.nothingNew && said.xml.length <= longestAnswer) {
      return { kind: 'notListed', answer: said.xml };
    }
    if (said?.code !== result.accepted) return { kind: 'unanswered' };
    return answerOf(rowOf(said.textOf('clinicians') ?? ''), said.xml);
  };
