/** Endocrine, mental, nervous: E00 to G99. */
export const chaptersEtoG = `
E01.0|Iodine-deficiency related diffuse (endemic) goiter
E02|Subclinical iodine-deficiency hypothyroidism
E03.1|Congenital hypothyroidism without goiter
E03.8|Other specified hypothyroidism
E03.9|Hypothyroidism, unspecified
E04.0|Nontoxic diffuse goiter
E04.1|Nontoxic single thyroid nodule
E04.2|Nontoxic multinodular goiter
E04.9|Nontoxic goiter, unspecified
E05.00|Thyrotoxicosis with diffuse goiter without thyrotoxic crisis or storm
E05.20|Thyrotoxicosis with toxic multinodular goiter without thyrotoxic crisis or storm
E05.90|Thyrotoxicosis, unspecified without thyrotoxic crisis or storm
E06.1|Subacute thyroiditis
E06.3|Autoimmune thyroiditis
E06.9|Thyroiditis, unspecified
E07.9|Disorder of thyroid, unspecified
E10.10|Type 1 diabetes mellitus with ketoacidosis without coma
E10.11|Type 1 diabetes mellitus with ketoacidosis with coma
E10.21|Type 1 diabetes mellitus with diabetic nephropathy
E10.22|Type 1 diabetes mellitus with diabetic chronic kidney disease
E10.29|Type 1 diabetes mellitus with other diabetic kidney complication
E10.36|Type 1 diabetes mellitus with diabetic cataract
E10.40|Type 1 diabetes mellitus with diabetic neuropathy, unspecified
E10.42|Type 1 diabetes mellitus with diabetic polyneuropathy
E10.51|Type 1 diabetes mellitus with diabetic peripheral angiopathy without gangrene
E10.52|Type 1 diabetes mellitus with diabetic peripheral angiopathy with gangrene
E10.621|Type 1 diabetes mellitus with foot ulcer
E10.641|Type 1 diabetes mellitus with hypoglycemia with coma
E10.649|Type 1 diabetes mellitus with hypoglycemia without coma
E10.65|Type 1 diabetes mellitus with hyperglycemia
E10.69|Type 1 diabetes mellitus with other specified complication
E10.8|Type 1 diabetes mellitus with unspecified complications
E10.9|Type 1 diabetes mellitus without complications
E11.00|Type 2 diabetes mellitus with hyperosmolarity without nonketotic hyperglycemic-hyperosmolar coma (NKHHC)
E11.01|Type 2 diabetes mellitus with hyperosmolarity with coma
E11.10|Type 2 diabetes mellitus with ketoacidosis without coma
E11.11|Type 2 diabetes mellitus with ketoacidosis with coma
E11.21|Type 2 diabetes mellitus with diabetic nephropathy
E11.22|Type 2 diabetes mellitus with diabetic chronic kidney disease
E11.29|Type 2 diabetes mellitus with other diabetic kidney complication
E11.311|Type 2 diabetes mellitus with unspecified diabetic retinopathy with macular edema
E11.319|Type 2 diabetes mellitus with unspecified diabetic retinopathy without macular edema
E11.36|Type 2 diabetes mellitus with diabetic cataract
E11.39|Type 2 diabetes mellitus with other diabetic ophthalmic complication
E11.40|Type 2 diabetes mellitus with diabetic neuropathy, unspecified
E11.41|Type 2 diabetes mellitus with diabetic mononeuropathy
E11.42|Type 2 diabetes mellitus with diabetic polyneuropathy
E11.43|Type 2 diabetes mellitus with diabetic autonomic (poly)neuropathy
E11.44|Type 2 diabetes mellitus with diabetic amyotrophy
E11.49|Type 2 diabetes mellitus with other diabetic neurological complication
E11.51|Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene
E11.52|Type 2 diabetes mellitus with diabetic peripheral angiopathy with gangrene
E11.59|Type 2 diabetes mellitus with other circulatory complications
E11.610|Type 2 diabetes mellitus with diabetic neuropathic arthropathy
E11.618|Type 2 diabetes mellitus with other diabetic arthropathy
E11.620|Type 2 diabetes mellitus with diabetic dermatitis
E11.621|Type 2 diabetes mellitus with foot ulcer
E11.622|Type 2 diabetes mellitus with other skin ulcer
E11.628|Type 2 diabetes mellitus with other skin complications
E11.630|Type 2 diabetes mellitus with periodontal disease
E11.638|Type 2 diabetes mellitus with other oral complications
E11.641|Type 2 diabetes mellitus with hypoglycemia with coma
E11.649|Type 2 diabetes mellitus with hypoglycemia without coma
E11.65|Type 2 diabetes mellitus with hyperglycemia
E11.69|Type 2 diabetes mellitus with other specified complication
E11.8|Type 2 diabetes mellitus with unspecified complications
E11.9|Type 2 diabetes mellitus without complications
E13.9|Other specified diabetes mellitus without complications
E16.1|Other hypoglycemia
E16.2|Hypoglycemia, unspecified
E20.9|Hypoparathyroidism, unspecified
E21.0|Primary hyperparathyroidism
E21.3|Hyperparathyroidism, unspecified
E22.0|Acromegaly and pituitary gigantism
E22.1|Hyperprolactinemia
E22.2|Syndrome of inappropriate secretion of antidiuretic hormone
E23.0|Hypopituitarism
E23.2|Diabetes insipidus
E24.9|Cushing's syndrome, unspecified
E25.0|Congenital adrenogenital disorders associated with enzyme deficiency
E26.09|Other primary hyperaldosteronism
E27.1|Primary adrenocortical insufficiency
E27.40|Unspecified adrenocortical insufficiency
E28.2|Polycystic ovarian syndrome
E28.39|Other primary ovarian failure
E29.1|Testicular hypofunction
E30.0|Delayed puberty
E30.1|Precocious puberty
E34.9|Endocrine disorder, unspecified
E46|Unspecified protein-calorie malnutrition
E50.9|Vitamin A deficiency, unspecified
E53.8|Deficiency of other specified B group vitamins
E55.0|Rickets, active
E55.9|Vitamin D deficiency, unspecified
E58|Dietary calcium deficiency
E61.1|Iron deficiency
E63.9|Nutritional deficiency, unspecified
E66.01|Morbid (severe) obesity due to excess calories
E66.3|Overweight
E66.9|Obesity, unspecified
E70.0|Classical phenylketonuria
E73.9|Lactose intolerance, unspecified
E75.22|Gaucher disease
E78.00|Pure hypercholesterolemia, unspecified
E78.01|Familial hypercholesterolemia
E78.1|Pure hyperglyceridemia
E78.2|Mixed hyperlipidemia
E78.49|Other hyperlipidemia
E78.5|Hyperlipidemia, unspecified
E79.0|Hyperuricemia without signs of inflammatory arthritis and tophaceous disease
E83.10|Disorder of iron metabolism, unspecified
E83.42|Hypomagnesemia
E83.51|Hypocalcemia
E83.52|Hypercalcemia
E84.0|Cystic fibrosis with pulmonary manifestations
E84.9|Cystic fibrosis, unspecified
E86.0|Dehydration
E86.1|Hypovolemia
E87.0|Hyperosmolality and hypernatremia
E87.1|Hypo-osmolality and hyponatremia
E87.5|Hyperkalemia
E87.6|Hypokalemia
E87.70|Fluid overload, unspecified
E88.9|Metabolic disorder, unspecified
E89.0|Postprocedural hypothyroidism
F01.50|Vascular dementia, unspecified severity, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety
F05|Delirium due to known physiological condition
F10.10|Alcohol abuse, uncomplicated
F10.20|Alcohol dependence, uncomplicated
F11.10|Opioid abuse, uncomplicated
F11.20|Opioid dependence, uncomplicated
F12.10|Cannabis abuse, uncomplicated
F13.20|Sedative, hypnotic or anxiolytic dependence, uncomplicated
F15.10|Other stimulant abuse, uncomplicated
F17.200|Nicotine dependence, unspecified, uncomplicated
F17.210|Nicotine dependence, cigarettes, uncomplicated
F17.290|Nicotine dependence, other tobacco product, uncomplicated
F20.0|Paranoid schizophrenia
F20.9|Schizophrenia, unspecified
F22|Delusional disorders
F23|Brief psychotic disorder
F25.0|Schizoaffective disorder, bipolar type
F25.9|Schizoaffective disorder, unspecified
F29|Unspecified psychosis not due to a substance or known physiological condition
F31.9|Bipolar disorder, unspecified
F32.0|Major depressive disorder, single episode, mild
F32.1|Major depressive disorder, single episode, moderate
F32.2|Major depressive disorder, single episode, severe without psychotic features
F32.9|Major depressive disorder, single episode, unspecified
F32.A|Depression, unspecified
F33.0|Major depressive disorder, recurrent, mild
F33.1|Major depressive disorder, recurrent, moderate
F33.2|Major depressive disorder, recurrent severe without psychotic features
F33.9|Major depressive disorder, recurrent, unspecified
F34.1|Dysthymic disorder
F39|Unspecified mood [affective] disorder
F40.00|Agoraphobia, unspecified
F40.10|Social phobia, unspecified
F41.0|Panic disorder [episodic paroxysmal anxiety]
F41.1|Generalized anxiety disorder
F41.8|Other specified anxiety disorders
F41.9|Anxiety disorder, unspecified
F42.9|Obsessive-compulsive disorder, unspecified
F43.0|Acute stress reaction
F43.10|Post-traumatic stress disorder, unspecified
F43.20|Adjustment disorder, unspecified
F43.21|Adjustment disorder with depressed mood
F43.22|Adjustment disorder with anxiety
F43.23|Adjustment disorder with mixed anxiety and depressed mood
F44.9|Dissociative and conversion disorder, unspecified
F45.9|Somatoform disorder, unspecified
F50.00|Anorexia nervosa, unspecified
F51.01|Primary insomnia
F52.21|Male erectile disorder
F60.3|Borderline personality disorder
F70|Mild intellectual disabilities
F71|Moderate intellectual disabilities
F79|Unspecified intellectual disabilities
F80.0|Phonological disorder
F80.1|Expressive language disorder
F80.9|Developmental disorder of speech and language, unspecified
F81.0|Specific reading disorder
F82|Specific developmental disorder of motor function
F84.0|Autistic disorder
F84.5|Asperger's syndrome
F90.0|Attention-deficit hyperactivity disorder, predominantly inattentive type
F90.1|Attention-deficit hyperactivity disorder, predominantly hyperactive type
F90.2|Attention-deficit hyperactivity disorder, combined type
F90.9|Attention-deficit hyperactivity disorder, unspecified type
F91.9|Conduct disorder, unspecified
F95.2|Tourette's disorder
F98.0|Enuresis not due to a substance or known physiological condition
F98.5|Adult onset fluency disorder
F99|Mental disorder, not otherwise specified
G00.9|Bacterial meningitis, unspecified
G03.9|Meningitis, unspecified
G04.90|Encephalitis and encephalomyelitis, unspecified
G20|Parkinson's disease
G25.0|Essential tremor
G25.81|Restless legs syndrome
G30.9|Alzheimer's disease, unspecified
G35|Multiple sclerosis
G40.309|Generalized idiopathic epilepsy and epileptic syndromes, not intractable, without status epilepticus
G40.901|Epilepsy, unspecified, not intractable, with status epilepticus
G40.909|Epilepsy, unspecified, not intractable, without status epilepticus
G40.911|Epilepsy, unspecified, intractable, with status epilepticus
G40.919|Epilepsy, unspecified, intractable, without status epilepticus
G43.009|Migraine without aura, not intractable, without status migrainosus
G43.109|Migraine with aura, not intractable, without status migrainosus
G43.709|Chronic migraine without aura, not intractable, without status migrainosus
G43.719|Chronic migraine without aura, intractable, without status migrainosus
G43.901|Migraine, unspecified, not intractable, with status migrainosus
G43.909|Migraine, unspecified, not intractable, without status migrainosus
G43.919|Migraine, unspecified, intractable, without status migrainosus
G44.009|Cluster headache syndrome, unspecified, not intractable
G44.209|Tension-type headache, unspecified, not intractable
G45.9|Transient cerebral ischemic attack, unspecified
G47.00|Insomnia, unspecified
G47.30|Sleep apnea, unspecified
G47.33|Obstructive sleep apnea (adult) (pediatric)
G47.419|Narcolepsy without cataplexy
G47.9|Sleep disorder, unspecified
G50.0|Trigeminal neuralgia
G51.0|Bell's palsy
G54.0|Brachial plexus disorders
G56.0<side0>|Carpal tunnel syndrome, <side0> upper limb
G56.03|Carpal tunnel syndrome, bilateral upper limbs
G56.2<side0>|Lesion of ulnar nerve, <side0> upper limb
G57.0<side0>|Lesion of sciatic nerve, <side0> lower limb
G57.1<side0>|Meralgia paresthetica, <side0> lower limb
G57.5<side0>|Tarsal tunnel syndrome, <side0> lower limb
G57.6<side0>|Lesion of plantar nerve, <side0> lower limb
G60.9|Hereditary and idiopathic neuropathy, unspecified
G61.0|Guillain-Barre syndrome
G62.9|Polyneuropathy, unspecified
G70.00|Myasthenia gravis without (acute) exacerbation
G70.01|Myasthenia gravis with (acute) exacerbation
G80.0|Spastic quadriplegic cerebral palsy
G80.1|Spastic diplegic cerebral palsy
G80.9|Cerebral palsy, unspecified
G81.90|Hemiplegia, unspecified affecting unspecified side
G81.91|Hemiplegia, unspecified affecting right dominant side
G81.92|Hemiplegia, unspecified affecting left dominant side
G82.20|Paraplegia, unspecified
G82.50|Quadriplegia, unspecified
G89.18|Other acute postprocedural pain
G89.29|Other chronic pain
G89.4|Chronic pain syndrome
G91.9|Hydrocephalus, unspecified
G93.40|Encephalopathy, unspecified
G93.5|Compression of brain
G93.6|Cerebral edema
G95.9|Disease of spinal cord, unspecified
G96.9|Disorder of central nervous system, unspecified
`;
