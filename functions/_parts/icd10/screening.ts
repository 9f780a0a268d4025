/**
 * What the screening programmes for nationals look for, by the HCPCS code of the service (activity type 4 of the regulators): first the
 * contact for the screening, then what it may find.
 */
export const screenedDiseases: Readonly<Record<string, readonly string[]>> = {
  // Pelvic and breast examination; Papanicolaou smear.
  G0101: ['Z12.4', 'Z01.419', 'Z12.39', 'C53.9', 'D06.9', 'N87.9'],
  Q0091: ['Z12.4', 'R87.610', 'C53.9', 'D06.9', 'N87.0', 'N87.1'],
  // Mammography.
  G0202: ['Z12.31', 'C50.911', 'C50.912', 'D05.11', 'D05.12', 'R92.8', 'N63.10', 'N63.20'],
  // Prostate.
  G0102: ['Z12.5', 'C61', 'N40.0'],
  G0103: ['Z12.5', 'R97.20', 'C61', 'N40.0'],
  // Colon and rectum.
  G0105: ['Z12.11', 'C18.9', 'C20', 'D12.6', 'K63.5'],
  G0121: ['Z12.11', 'C18.9', 'C20', 'D12.6', 'K63.5'],
  G0328: ['Z12.11', 'Z12.12', 'C18.9', 'C20', 'K92.1'],
  // Lung, by computed tomography.
  G0296: ['Z12.2', 'Z87.891', 'C34.90', 'R91.1'],
  // Glaucoma and bone density.
  G0117: ['Z13.5', 'H40.9', 'H40.053'],
  G0130: ['Z13.820', 'M81.0', 'M85.80'],
  // Heart and vessels; weight; depression.
  G0402: ['Z00.00', 'Z13.1', 'Z13.220', 'Z13.6', 'E11.9', 'R73.03', 'I10', 'E78.5', 'E66.9'],
  G0438: ['Z00.00', 'Z13.1', 'Z13.220', 'Z13.6', 'E11.9', 'R73.03', 'I10', 'E78.5', 'E66.9'],
  G0446: ['Z13.6', 'I10', 'E78.5', 'I25.10'],
  G0447: ['E66.9', 'E66.01', 'Z68.30', 'Z68.35'],
  G0444: ['Z13.31', 'F32.A', 'F32.9'],
  // Infections.
  G0432: ['Z11.4', 'B20'],
  G0472: ['Z11.59', 'B18.2'],
  G0499: ['Z11.59', 'B18.1'],
};
