console.log('t')
