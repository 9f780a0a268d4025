/** Pregnancy, newborn, inborn defects, signs: O00 to R99. */
export const chaptersOtoR = `
O00.90|Unspecified ectopic pregnancy without intrauterine pregnancy
O02.1|Missed abortion
O03.4|Incomplete spontaneous abortion without complication
O03.9|Complete or unspecified spontaneous abortion without complication
O09.0<trimester0>|Supervision of pregnancy with history of infertility, <trimester0>
O09.29<trimester9>|Supervision of pregnancy with other poor reproductive or obstetric history, <trimester9>
O09.51<trimester9>|Supervision of elderly primigravida, <trimester9>
O09.52<trimester9>|Supervision of elderly multigravida, <trimester9>
O09.9<trimester0>|Supervision of high risk pregnancy, unspecified, <trimester0>
O10.01<trimester9>|Pre-existing essential hypertension complicating pregnancy, <trimester9>
O13.<trimester9>|Gestational [pregnancy-induced] hypertension without significant proteinuria, <trimester9>
O14.10|Severe pre-eclampsia, unspecified trimester
O14.90|Unspecified pre-eclampsia, unspecified trimester
O14.92|Unspecified pre-eclampsia, second trimester
O14.93|Unspecified pre-eclampsia, third trimester
O15.9|Eclampsia, unspecified as to time period
O20.0|Threatened abortion
O20.9|Hemorrhage in early pregnancy, unspecified
O21.0|Mild hyperemesis gravidarum
O21.1|Hyperemesis gravidarum with metabolic disturbance
O21.9|Vomiting of pregnancy, unspecified
O23.4<trimester0>|Unspecified infection of urinary tract in pregnancy, <trimester0>
O24.410|Gestational diabetes mellitus in pregnancy, diet controlled
O24.414|Gestational diabetes mellitus in pregnancy, insulin controlled
O24.419|Gestational diabetes mellitus in pregnancy, unspecified control
O26.89<trimester9>|Other specified pregnancy related conditions, <trimester9>
O26.9<trimester0>|Pregnancy related conditions, unspecified, <trimester0>
O30.00<trimester9>|Twin pregnancy, unspecified number of placenta and unspecified number of amniotic sacs, <trimester9>
O34.219|Maternal care for unspecified type scar from previous cesarean delivery
O42.90|Premature rupture of membranes, unspecified as to length of time between rupture and onset of labor, unspecified weeks of gestation
O44.0<trimester0>|Complete placenta previa NOS or without hemorrhage, <trimester0>
O46.9<trimester0>|Antepartum hemorrhage, unspecified, <trimester0>
O47.9|False labor, unspecified
O48.0|Post-term pregnancy
O60.00|Preterm labor without delivery, unspecified trimester
O60.02|Preterm labor without delivery, second trimester
O60.03|Preterm labor without delivery, third trimester
O63.9|Long labor, unspecified
O70.0|First degree perineal laceration during delivery
O70.1|Second degree perineal laceration during delivery
O72.1|Other immediate postpartum hemorrhage
O80|Encounter for full-term uncomplicated delivery
O82|Encounter for cesarean delivery without indication
O86.4|Pyrexia of unknown origin following delivery
O90.81|Anemia of the puerperium
O91.22|Nonpurulent mastitis associated with the puerperium
O99.01<trimester9>|Anemia complicating pregnancy, <trimester9>
O99.28<trimester0>|Endocrine, nutritional and metabolic diseases complicating pregnancy, <trimester0>
P05.10|Newborn small for gestational age, unspecified weight
P07.10|Other low birth weight newborn, unspecified weight
P07.30|Preterm newborn, unspecified weeks of gestation
P08.1|Other heavy for gestational age newborn
P22.0|Respiratory distress syndrome of newborn
P22.1|Transient tachypnea of newborn
P22.9|Respiratory distress of newborn, unspecified
P24.01|Meconium aspiration with respiratory symptoms
P36.9|Bacterial sepsis of newborn, unspecified
P38.9|Omphalitis without hemorrhage
P55.1|ABO isoimmunization of newborn
P59.0|Neonatal jaundice associated with preterm delivery
P59.9|Neonatal jaundice, unspecified
P61.2|Anemia of prematurity
P70.1|Syndrome of infant of a diabetic mother
P70.4|Other neonatal hypoglycemia
P74.1|Dehydration of newborn
P77.9|Necrotizing enterocolitis in newborn, unspecified
P83.1|Neonatal erythema toxicum
P92.9|Feeding problem of newborn, unspecified
P96.89|Other specified conditions originating in the perinatal period
Q05.9|Spina bifida, unspecified
Q10.5|Congenital stenosis and stricture of lacrimal duct
Q21.0|Ventricular septal defect
Q21.3|Tetralogy of Fallot
Q25.0|Patent ductus arteriosus
Q25.1|Coarctation of aorta
Q35.9|Cleft palate, unspecified
Q36.9|Cleft lip, unilateral
Q38.1|Ankyloglossia
Q53.10|Unspecified undescended testicle, unilateral
Q53.20|Undescended testicle, unspecified, bilateral
Q54.9|Hypospadias, unspecified
Q65.89|Other specified congenital deformities of hip
Q66.89|Other specified congenital deformities of feet
Q82.5|Congenital non-neoplastic nevus
Q90.9|Down syndrome, unspecified
Q96.9|Turner's syndrome, unspecified
R00.0|Tachycardia, unspecified
R00.1|Bradycardia, unspecified
R00.2|Palpitations
R01.1|Cardiac murmur, unspecified
R03.0|Elevated blood-pressure reading, without diagnosis of hypertension
R04.0|Epistaxis
R04.2|Hemoptysis
R05.1|Acute cough
R05.2|Subacute cough
R05.3|Chronic cough
R05.9|Cough, unspecified
R06.00|Dyspnea, unspecified
R06.02|Shortness of breath
R06.2|Wheezing
R06.6|Hiccough
R06.83|Snoring
R07.0|Pain in throat
R07.1|Chest pain on breathing
R07.2|Precordial pain
R07.89|Other chest pain
R07.9|Chest pain, unspecified
R09.02|Hypoxemia
R09.81|Nasal congestion
R09.82|Postnasal drip
R10.0|Acute abdomen
R10.10|Upper abdominal pain, unspecified
R10.11|Right upper quadrant pain
R10.12|Left upper quadrant pain
R10.13|Epigastric pain
R10.2|Pelvic and perineal pain
R10.30|Lower abdominal pain, unspecified
R10.31|Right lower quadrant pain
R10.32|Left lower quadrant pain
R10.33|Periumbilical pain
R10.83|Colic
R10.84|Generalized abdominal pain
R10.9|Unspecified abdominal pain
R11.0|Nausea
R11.10|Vomiting, unspecified
R11.11|Vomiting without nausea
R11.2|Nausea with vomiting, unspecified
R12|Heartburn
R13.10|Dysphagia, unspecified
R14.0|Abdominal distension (gaseous)
R16.0|Hepatomegaly, not elsewhere classified
R16.1|Splenomegaly, not elsewhere classified
R17|Unspecified jaundice
R18.8|Other ascites
R19.00|Intra-abdominal and pelvic swelling, mass and lump, unspecified site
R19.4|Change in bowel habit
R19.7|Diarrhea, unspecified
R20.0|Anesthesia of skin
R20.2|Paresthesia of skin
R21|Rash and other nonspecific skin eruption
R22.1|Localized swelling, mass and lump, neck
R23.1|Pallor
R25.2|Cramp and spasm
R26.81|Unsteadiness on feet
R26.9|Unspecified abnormalities of gait and mobility
R29.6|Repeated falls
R30.0|Dysuria
R31.0|Gross hematuria
R31.9|Hematuria, unspecified
R32|Unspecified urinary incontinence
R33.9|Retention of urine, unspecified
R35.0|Frequency of micturition
R40.20|Unspecified coma
R41.0|Disorientation, unspecified
R41.3|Other amnesia
R42|Dizziness and giddiness
R45.1|Restlessness and agitation
R45.851|Suicidal ideations
R47.02|Dysphasia
R49.0|Dysphonia
R50.9|Fever, unspecified
R51.0|Headache with orthostatic component, not elsewhere classified
R51.9|Headache, unspecified
R52|Pain, unspecified
R53.1|Weakness
R53.81|Other malaise
R53.83|Other fatigue
R55|Syncope and collapse
R56.00|Simple febrile convulsions
R56.9|Unspecified convulsions
R57.0|Cardiogenic shock
R57.9|Shock, unspecified
R59.0|Localized enlarged lymph nodes
R59.1|Generalized enlarged lymph nodes
R60.0|Localized edema
R60.9|Edema, unspecified
R62.50|Unspecified lack of expected normal physiological development in childhood
R62.51|Failure to thrive (child)
R63.0|Anorexia
R63.4|Abnormal weight loss
R63.5|Abnormal weight gain
R64|Cachexia
R65.20|Severe sepsis without septic shock
R65.21|Severe sepsis with septic shock
R68.84|Jaw pain
R70.0|Elevated erythrocyte sedimentation rate
R73.01|Impaired fasting glucose
R73.02|Impaired glucose tolerance (oral)
R73.03|Prediabetes
R73.9|Hyperglycemia, unspecified
R74.01|Elevation of levels of liver transaminase levels
R76.11|Nonspecific reaction to tuberculin skin test without active tuberculosis
R79.89|Other specified abnormal findings of blood chemistry
R80.9|Proteinuria, unspecified
R87.610|Atypical squamous cells of undetermined significance on cytologic smear of cervix (ASC-US)
R91.1|Solitary pulmonary nodule
R92.8|Other abnormal and inconclusive findings on diagnostic imaging of breast
R94.31|Abnormal electrocardiogram [ECG] [EKG]
R97.20|Elevated prostate specific antigen [PSA]
`;
