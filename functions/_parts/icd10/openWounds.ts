/** Open wounds: S01, S11, S21 ... S91. */
export const openWounds = `
S01.0<wound>@3|<wound> of scalp
S01.1<wound><side>@3|<wound> of <side> eyelid and periocular area
S01.2<wound>@3|<wound> of nose
S01.3<wound><side>@3|<wound> of <side> ear
S01.4<wound><side>@3|<wound> of <side> cheek and temporomandibular area
S01.5<wound>1@3|<wound> of lip
S01.5<wound>2@3|<wound> of oral cavity
S01.8<wound>@3|<wound> of other part of head
S01.9<wound>@3|<wound> of unspecified part of head
S11.1<wound>@3|<wound> of thyroid gland
S11.2<wound>@3|<wound> of pharynx and cervical esophagus
S11.8<wound>@3|<wound> of other specified part of neck
S11.9<wound>@3|<wound> of unspecified part of neck
S21.0<wound><side>@3|<wound> of <side> breast
S21.1<wound><side>@3|<wound> of <side> front wall of thorax without penetration into thoracic cavity
S21.2<wound><side>@3|<wound> of <side> back wall of thorax without penetration into thoracic cavity
S21.3<wound><side>@3|<wound> of <side> front wall of thorax with penetration into thoracic cavity
S21.4<wound><side>@3|<wound> of <side> back wall of thorax with penetration into thoracic cavity
S21.9<wound>@3|<wound> of unspecified part of thorax
S31.0<wound>0@3|<wound> of lower back and pelvis without penetration into retroperitoneum
S31.0<wound>1@3|<wound> of lower back and pelvis with penetration into retroperitoneum
S31.1<wound><quadrant>@3|<wound> of abdominal wall, <quadrant> without penetration into peritoneal cavity
S31.2<wound>@3|<wound> of penis
S31.3<wound>@3|<wound> of scrotum and testes
S31.4<wound>@3|<wound> of vagina and vulva
S31.5<wound>1@3|<wound> of unspecified external genital organs, male
S31.5<wound>2@3|<wound> of unspecified external genital organs, female
S31.6<wound><quadrant>@3|<wound> of abdominal wall, <quadrant> with penetration into peritoneal cavity
S41.0<wound><side>@3|<wound> of <side> shoulder
S41.1<wound><side>@3|<wound> of <side> upper arm
S51.0<wound><side>@3|<wound> of <side> elbow
S51.8<wound><side>@3|<wound> of <side> forearm
S61.0<wound><side>@3|<wound> of <side> thumb without damage to nail
S61.1<wound><side>@3|<wound> of <side> thumb with damage to nail
S61.2<wound><finger>@3|<wound> of <finger> without damage to nail
S61.3<wound><finger>@3|<wound> of <finger> with damage to nail
S61.4<wound><side>@3|<wound> of <side> hand
S61.5<wound><side>@3|<wound> of <side> wrist
S71.0<wound><side>@3|<wound>, <side> hip
S71.1<wound><side>@3|<wound>, <side> thigh
S81.0<wound><side>@3|<wound>, <side> knee
S81.8<wound><side>@3|<wound>, <side> lower leg
S91.0<wound><side>@3|<wound>, <side> ankle
S91.1<wound><toeOrNot>@3|<wound> of <toeOrNot> without damage to nail
S91.2<wound><toeOrNot>@3|<wound> of <toeOrNot> with damage to nail
S91.3<wound><side>@3|<wound>, <side> foot
`;
