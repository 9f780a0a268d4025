/** Injuries beside the great families, special codes, causes, contacts with health services: S00 to Z99. */
export const chaptersStoZ = `
S06.0X0@3|Concussion without loss of consciousness
S06.0X9@3|Concussion with loss of consciousness of unspecified duration
S09.90@3|Unspecified injury of head
S13.4@3|Sprain of ligaments of cervical spine
S16.1@3|Strain of muscle, fascia and tendon at neck level
S33.5@3|Sprain of ligaments of lumbar spine
S39.012@3|Strain of muscle, fascia and tendon of lower back
S43.014@3|Anterior dislocation of right humerus
S43.015@3|Anterior dislocation of left humerus
S43.016@3|Anterior dislocation of unspecified humerus
S46.01<side>@3|Strain of muscle(s) and tendon(s) of the rotator cuff of <side> shoulder
S53.40<side>@3|Unspecified sprain of <side> elbow
S63.50<side>@3|Unspecified sprain of <side> wrist
S83.206@3|Unspecified tear of unspecified meniscus, current injury, right knee
S83.207@3|Unspecified tear of unspecified meniscus, current injury, left knee
S83.209@3|Unspecified tear of unspecified meniscus, current injury, unspecified knee
S83.40<side>@3|Sprain of unspecified collateral ligament of <side> knee
S83.41<side>@3|Sprain of medial collateral ligament of <side> knee
S83.42<side>@3|Sprain of lateral collateral ligament of <side> knee
S83.50<side>@3|Sprain of unspecified cruciate ligament of <side> knee
S83.51<side>@3|Sprain of anterior cruciate ligament of <side> knee
S83.52<side>@3|Sprain of posterior cruciate ligament of <side> knee
S86.01<side>@3|Strain of <side> Achilles tendon
S93.40<side>@3|Sprain of unspecified ligament of <side> ankle
S93.41<side>@3|Sprain of calcaneofibular ligament of <side> ankle
S93.42<side>@3|Sprain of deltoid ligament of <side> ankle
S93.43<side>@3|Sprain of tibiofibular ligament of <side> ankle
S93.60<side>@3|Unspecified sprain of <side> foot
T14.90@3|Injury, unspecified
T15.0<eyeOf>@3|Foreign body in cornea, <eyeOf>
T16.1@3|Foreign body in right ear
T16.2@3|Foreign body in left ear
T16.9@3|Foreign body in ear, unspecified ear
T17.1@3|Foreign body in nostril
T30.0|Burn of unspecified body region, unspecified degree
T63.441@3|Toxic effect of venom of bees, accidental (unintentional)
T67.5@3|Heat exhaustion, unspecified
T74.12@3|Child physical abuse, confirmed
T78.1@3|Other adverse food reactions, not elsewhere classified
T78.2@3|Anaphylactic shock, unspecified
T78.3@3|Angioneurotic edema
T78.40@3|Allergy, unspecified
U07.1|COVID-19
U09.9|Post COVID-19 condition, unspecified
V89.2@3|Person injured in unspecified motor-vehicle accident, traffic
W01.0@3|Fall on same level from slipping, tripping and stumbling without subsequent striking against object
W10.9@3|Fall (on) (from) unspecified stairs and steps
W18.30@3|Fall on same level, unspecified
W19.@3|Unspecified fall
W54.0@3|Bitten by dog
W55.01@3|Bitten by cat
X30.@3|Exposure to excessive natural heat
X58.@3|Exposure to other specified factors
Y92.9|Unspecified place or not applicable
Y99.0|Civilian activity done for income or pay
Z00.00|Encounter for general adult medical examination without abnormal findings
Z00.01|Encounter for general adult medical examination with abnormal findings
Z00.110|Health examination for newborn under 8 days old
Z00.111|Health examination for newborn 8 to 28 days old
Z00.121|Encounter for routine child health examination with abnormal findings
Z00.129|Encounter for routine child health examination without abnormal findings
Z01.00|Encounter for examination of eyes and vision without abnormal findings
Z01.10|Encounter for examination of ears and hearing without abnormal findings
Z01.20|Encounter for dental examination and cleaning without abnormal findings
Z01.30|Encounter for examination of blood pressure without abnormal findings
Z01.411|Encounter for gynecological examination (general) (routine) with abnormal findings
Z01.419|Encounter for gynecological examination (general) (routine) without abnormal findings
Z01.818|Encounter for other preprocedural examination
Z02.0|Encounter for examination for admission to educational institution
Z02.1|Encounter for pre-employment examination
Z02.5|Encounter for examination for participation in sport
Z03.89|Encounter for observation for other suspected diseases and conditions ruled out
Z08|Encounter for follow-up examination after completed treatment for malignant neoplasm
Z09|Encounter for follow-up examination after completed treatment for conditions other than malignant neoplasm
Z11.1|Encounter for screening for respiratory tuberculosis
Z11.3|Encounter for screening for infections with a predominantly sexual mode of transmission
Z11.4|Encounter for screening for human immunodeficiency virus [HIV]
Z11.51|Encounter for screening for human papillomavirus (HPV)
Z11.52|Encounter for screening for COVID-19
Z11.59|Encounter for screening for other viral diseases
Z12.11|Encounter for screening for malignant neoplasm of colon
Z12.12|Encounter for screening for malignant neoplasm of rectum
Z12.2|Encounter for screening for malignant neoplasm of respiratory organs
Z12.31|Encounter for screening mammogram for malignant neoplasm of breast
Z12.39|Encounter for other screening for malignant neoplasm of breast
Z12.4|Encounter for screening for malignant neoplasm of cervix
Z12.5|Encounter for screening for malignant neoplasm of prostate
Z13.0|Encounter for screening for diseases of the blood and blood-forming organs and certain disorders involving the immune mechanism
Z13.1|Encounter for screening for diabetes mellitus
Z13.220|Encounter for screening for lipoid disorders
Z13.31|Encounter for screening for depression
Z13.5|Encounter for screening for eye and ear disorders
Z13.6|Encounter for screening for cardiovascular disorders
Z13.820|Encounter for screening for osteoporosis
Z13.89|Encounter for screening for other disorder
Z20.822|Contact with and (suspected) exposure to COVID-19
Z22.7|Latent tuberculosis
Z23|Encounter for immunization
Z30.09|Encounter for other general counseling and advice on contraception
Z30.430|Encounter for insertion of intrauterine contraceptive device
Z30.9|Encounter for contraceptive management, unspecified
Z31.41|Encounter for fertility testing
Z32.00|Encounter for pregnancy test, result unknown
Z32.01|Encounter for pregnancy test, result positive
Z32.02|Encounter for pregnancy test, result negative
Z33.1|Pregnant state, incidental
Z34.0<trimester0>|Encounter for supervision of normal first pregnancy, <trimester0>
Z34.8<trimester0>|Encounter for supervision of other normal pregnancy, <trimester0>
Z34.9<trimester0>|Encounter for supervision of normal pregnancy, unspecified, <trimester0>
Z36.9|Encounter for antenatal screening, unspecified
Z37.0|Single live birth
Z37.2|Twins, both liveborn
Z38.00|Single liveborn infant, delivered vaginally
Z38.01|Single liveborn infant, delivered by cesarean
Z38.30|Twin liveborn infant, delivered vaginally
Z38.31|Twin liveborn infant, delivered by cesarean
Z39.1|Encounter for care and examination of lactating mother
Z39.2|Encounter for routine postpartum follow-up
Z41.2|Encounter for routine and ritual male circumcision
Z43.1|Encounter for attention to gastrostomy
Z45.2|Encounter for adjustment and management of vascular access device
Z47.1|Aftercare following joint replacement surgery
Z47.89|Encounter for other orthopedic aftercare
Z48.00|Encounter for change or removal of nonsurgical wound dressing
Z48.01|Encounter for change or removal of surgical wound dressing
Z48.02|Encounter for removal of sutures
Z51.0|Encounter for antineoplastic radiation therapy
Z51.11|Encounter for antineoplastic chemotherapy
Z51.5|Encounter for palliative care
Z51.81|Encounter for therapeutic drug level monitoring
Z53.20|Procedure and treatment not carried out because of patient's decision for unspecified reasons
Z63.0|Problems in relationship with spouse or partner
Z68.30|Body mass index [BMI] 30.0-30.9, adult
Z68.35|Body mass index [BMI] 35.0-35.9, adult
Z71.3|Dietary counseling and surveillance
Z71.9|Counseling, unspecified
Z72.0|Tobacco use
Z76.0|Encounter for issue of repeat prescription
Z77.22|Contact with and (suspected) exposure to environmental tobacco smoke (acute) (chronic)
Z79.01|Long term (current) use of anticoagulants
Z79.4|Long term (current) use of insulin
Z79.82|Long term (current) use of aspirin
Z79.84|Long term (current) use of oral hypoglycemic drugs
Z80.0|Family history of malignant neoplasm of digestive organs
Z80.3|Family history of malignant neoplasm of breast
Z82.49|Family history of ischemic heart disease and other diseases of the circulatory system
Z83.3|Family history of diabetes mellitus
Z85.3|Personal history of malignant neoplasm of breast
Z86.16|Personal history of COVID-19
Z87.891|Personal history of nicotine dependence
Z88.0|Allergy status to penicillin
Z90.49|Acquired absence of other specified parts of digestive tract
Z91.010|Allergy to peanuts
Z92.21|Personal history of antineoplastic chemotherapy
Z94.0|Kidney transplant status
Z95.0|Presence of cardiac pacemaker
Z95.1|Presence of aortocoronary bypass graft
Z95.5|Presence of coronary angioplasty implant and graft
Z96.651|Presence of right artificial knee joint
Z96.652|Presence of left artificial knee joint
Z96.653|Presence of artificial knee joint, bilateral
Z98.84|Bariatric surgery status
Z99.2|Dependence on renal dialysis
Z99.81|Dependence on supplemental oxygen
`;
