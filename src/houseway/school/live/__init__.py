"""A live table that a candidate deals: one table, whose chips, shoe and sign go on from round to round."""
