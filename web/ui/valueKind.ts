/** The names of the fields of a record that hold a value of this type. */
export type FieldWith<Row, Value> = { [Name in keyof Row]: Row[Name] extends Value ? Name : never }[keyof Row];
