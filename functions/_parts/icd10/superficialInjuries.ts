/** Superficial injuries: S00, S10, S20 ... S90. */
export const superficialInjuries = `
S00.0<unspecifiedToo>@3|<unspecifiedToo> of scalp
S00.03@3|Contusion of scalp
S00.1<side0>@3|Contusion of <side0> eyelid and periocular area
S00.2<unspecifiedToo><side>@3|<unspecifiedToo> of <side> eyelid and periocular area
S00.3<unspecifiedToo>@3|<unspecifiedToo> of nose
S00.33@3|Contusion of nose
S00.4<unspecifiedToo><side>@3|<unspecifiedToo> of <side> ear
S00.43<side>@3|Contusion of <side> ear
S00.5<unspecifiedToo>1@3|<unspecifiedToo> of lip
S00.5<unspecifiedToo>2@3|<unspecifiedToo> of oral cavity
S00.531@3|Contusion of lip
S00.532@3|Contusion of oral cavity
S00.8<superficial>@3|<superficial> of other part of head
S00.83@3|Contusion of other part of head
S00.9<unspecifiedToo>@3|<unspecifiedToo> of unspecified part of head
S00.93@3|Contusion of unspecified part of head
S10.0@3|Contusion of throat
S10.1<superficial>@3|<superficial> of throat
S10.8<superficial>@3|<superficial> of other specified part of neck
S10.83@3|Contusion of other specified part of neck
S10.9<superficial>@3|<superficial> of unspecified part of neck
S10.93@3|Contusion of unspecified part of neck
S20.0<side0>@3|Contusion of <side0> breast
S20.1<superficial><side>@3|<superficial> of breast, <side> breast
S20.20@3|Contusion of thorax, unspecified
S20.21<side>@3|Contusion of <side> front wall of thorax
S20.22<side>@3|Contusion of <side> back wall of thorax
S20.3<superficial><side>@3|<superficial> of <side> front wall of thorax
S20.4<superficial><side>@3|<superficial> of <side> back wall of thorax
S20.9<superficial>@3|<superficial> of unspecified parts of thorax
S30.0@3|Contusion of lower back and pelvis
S30.201@3|Contusion of unspecified external genital organ, male
S30.202@3|Contusion of unspecified external genital organ, female
S30.21@3|Contusion of penis
S30.22@3|Contusion of scrotum and testes
S30.23@3|Contusion of vagina and vulva
S30.3@3|Contusion of anus
S30.8<superficial>0@3|<superficial> of lower back and pelvis
S30.8<superficial>1@3|<superficial> of abdominal wall
S30.8<superficial>2@3|<superficial> of penis
S30.8<superficial>3@3|<superficial> of scrotum and testes
S30.8<superficial>4@3|<superficial> of vagina and vulva
S30.8<superficial>5@3|<superficial> of unspecified external genital organs, male
S30.8<superficial>6@3|<superficial> of unspecified external genital organs, female
S40.01<side>@3|Contusion of <side> shoulder
S40.02<side>@3|Contusion of <side> upper arm
S40.2<superficial><side>@3|<superficial> of <side> shoulder
S40.8<superficial><side>@3|<superficial> of <side> upper arm
S40.91<side>@3|Unspecified superficial injury of <side> shoulder
S40.92<side>@3|Unspecified superficial injury of <side> upper arm
S50.0<side0>@3|Contusion of <side0> elbow
S50.1<side0>@3|Contusion of <side0> forearm
S50.3<superficial><side>@3|<superficial> of <side> elbow
S50.8<superficial><side>@3|<superficial> of <side> forearm
S50.90<side>@3|Unspecified superficial injury of <side> elbow
S50.91<side>@3|Unspecified superficial injury of <side> forearm
S60.00@3|Contusion of unspecified finger without damage to nail
S60.01<side>@3|Contusion of <side> thumb without damage to nail
S60.02<side>@3|Contusion of <side> index finger without damage to nail
S60.03<side>@3|Contusion of <side> middle finger without damage to nail
S60.04<side>@3|Contusion of <side> ring finger without damage to nail
S60.05<side>@3|Contusion of <side> little finger without damage to nail
S60.10@3|Contusion of unspecified finger with damage to nail
S60.11<side>@3|Contusion of <side> thumb with damage to nail
S60.12<side>@3|Contusion of <side> index finger with damage to nail
S60.13<side>@3|Contusion of <side> middle finger with damage to nail
S60.14<side>@3|Contusion of <side> ring finger with damage to nail
S60.15<side>@3|Contusion of <side> little finger with damage to nail
S60.21<side>@3|Contusion of <side> wrist
S60.22<side>@3|Contusion of <side> hand
S60.3<superficial><side>@3|<superficial> of <side> thumb
S60.4<superficial><finger>@3|<superficial> of <finger>
S60.5<superficial><side>@3|<superficial> of <side> hand
S60.8<superficial><side>@3|<superficial> of <side> wrist
S60.91<side>@3|Unspecified superficial injury of <side> wrist
S60.92<side>@3|Unspecified superficial injury of <side> hand
S60.93<side>@3|Unspecified superficial injury of <side> thumb
S70.0<side0>@3|Contusion of <side0> hip
S70.1<side0>@3|Contusion of <side0> thigh
S70.2<superficial><side>@3|<superficial>, <side> hip
S70.3<superficial><side>@3|<superficial>, <side> thigh
S70.91<side>@3|Unspecified superficial injury of <side> hip
S70.92<side>@3|Unspecified superficial injury of <side> thigh
S80.0<side0>@3|Contusion of <side0> knee
S80.1<side0>@3|Contusion of <side0> lower leg
S80.2<superficial><side>@3|<superficial>, <side> knee
S80.8<superficial><side>@3|<superficial>, <side> lower leg
S80.91<side>@3|Unspecified superficial injury of <side> knee
S80.92<side>@3|Unspecified superficial injury of <side> lower leg
S90.0<side0>@3|Contusion of <side0> ankle
S90.11<side>@3|Contusion of <side> great toe without damage to nail
S90.12<side>@3|Contusion of <side> lesser toe(s) without damage to nail
S90.21<side>@3|Contusion of <side> great toe with damage to nail
S90.22<side>@3|Contusion of <side> lesser toe(s) with damage to nail
S90.3<side0>@3|Contusion of <side0> foot
S90.4<superficial><toe>@3|<superficial>, <toe>
S90.5<superficial><side>@3|<superficial>, <side> ankle
S90.8<superficial><side>@3|<superficial>, <side> foot
S90.91<side>@3|Unspecified superficial injury of <side> ankle
S90.92<side>@3|Unspecified superficial injury of <side> foot
`;
