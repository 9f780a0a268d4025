/** A Prior.Request of one line that every post office takes; `changes` are made to its text. */
export function priorRequestXml(
  { sender, id, receiver = 'INS026' }: { sender: string; id: string; receiver?: string },
  ...changes: readonly (readonly [from: string, to: string])[]
): string {
  const xml = [
    `<Prior.Request><Header><SenderID>${sender}</SenderID><ReceiverID>${receiver}</ReceiverID>`,
    '<TransactionDate>24/11/2026 09:30</TransactionDate><RecordCount>1</RecordCount><DispositionFlag>PRODUCTION</DispositionFlag></Header>',
    `<Authorization><Type>Authorization</Type><ID>${id}</ID><MemberID>88-7700013-01</MemberID><PayerID>${receiver}</PayerID>`,
    '<EmiratesIDNumber>784-1985-0000001-7</EmiratesIDNumber>',
    `<Encounter><FacilityID>${sender}</FacilityID><Type>1</Type><Start>24/11/2026 09:00</Start></Encounter>`,
    '<Diagnosis><Type>Principal</Type><Code>M54.5</Code></Diagnosis>',
    '<Activity><ID>1</ID><Start>24/11/2026 09:00</Start><Type>3</Type><Code>72148</Code><Quantity>1</Quantity><Net>900</Net><Clinician>GD1</Clinician></Activity>',
    '</Authorization></Prior.Request>',
  ].join('');
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${from} does not stand in the request`);
    return text.replace(from, to);
  }, xml);
}
