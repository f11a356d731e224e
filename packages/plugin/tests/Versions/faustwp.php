<?php
// FaustWP's callbacks by their names, added as FaustWP adds them.

declare( strict_types=1 );

namespace WPE\FaustWP\REST {
	function rest_determine_current_user() {
		return 1;
	}
}

namespace WPE\FaustWP\Auth {
	function handle_generate_endpoint(): void {
		throw new \LogicException( 'FaustWP issued a code.' );
	}
}

namespace WPE\FaustWP\GraphQL {
	function register_generate_ac_mutation(): void {
		throw new \LogicException( 'FaustWP registered its mutation.' );
	}
}

namespace {
	add_filter( 'determine_current_user', 'WPE\FaustWP\REST\rest_determine_current_user', 20 );
	add_action( 'parse_request', 'WPE\FaustWP\Auth\handle_generate_endpoint' );
	add_action( 'graphql_register_types', 'WPE\FaustWP\GraphQL\register_generate_ac_mutation' );
}
