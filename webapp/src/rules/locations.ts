/** Where people may want to work. */
export const locations = [
  { group: 'Anywhere', names: ['Remote', 'Hybrid'] },
  {
    group: 'United States',
    names: (
      'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,' +
      'Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,' +
      'Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,' +
      'Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,' +
      'West Virginia,Wisconsin,Wyoming'
    ).split(','),
  },
  {
    group: 'India',
    names: (
      'Ahmedabad,Bengaluru,Bhopal,Bhubaneswar,Chandigarh,Chennai,Coimbatore,Delhi,Faridabad,Ghaziabad,Gurugram,' +
      'Guwahati,Hyderabad,Indore,Jaipur,Kochi,Kolkata,Lucknow,Mangaluru,Mumbai,Mysuru,Nagpur,Noida,Patna,Pune,Surat,' +
      'Thiruvananthapuram,Vadodara,Vijayawada,Visakhapatnam'
    ).split(','),
  },
] as const
