<?php
// WordPress's functions whose calls are only noted, whose answer a test stores, or that always answer the same.

declare( strict_types=1 );

$notes = array( 'register_nav_menu', 'add_theme_support', 'flush_rewrite_rules', 'switch_to_blog', 'restore_current_blog', 'register_rest_route', 'register_block_type', 'add_shortcode', 'register_block_pattern_category', 'register_block_pattern', 'wp_add_inline_script', 'wp_enqueue_script', 'wp_enqueue_style', 'wp_set_script_translations', 'nocache_headers', 'wp_cache_flush', 'wp_unschedule_hook', 'delete_post_meta_by_key' );
foreach ( $notes as $name ) {
	eval( "function $name( ...\$arguments ) { Footbridge\Tests\Double\WordPress::call( '$name', \$arguments ); }" );
}

// What a test stores under an option's name, by the first argument.
$stored = array(
	'get_taxonomy'          => array( 'taxonomies', false ),
	'get_term'              => array( 'terms', null ),
	'get_comment'           => array( 'comments', null ),
	'get_post_type_object'  => array( 'types', null ),
	'wp_get_nav_menu_items' => array( 'menu_items', false ),
	'wp_get_object_terms'   => array( 'object_terms', array() ),
);
foreach ( $stored as $name => list( $option, $otherwise ) ) {
	eval( "function $name( \$key ) { return get_option( '$option' )[ \$key ] ?? " . var_export( $otherwise, true ) . '; }' );
}

// The whole of it.
$options = array(
	'get_registered_nav_menus' => array( 'nav_menus', array() ),
	'get_nav_menu_locations'   => array( 'menus', array() ),
	'acf_get_field_groups'     => array( 'acf_groups', array() ),
	'wp_get_upload_dir'        => array( 'upload_dir', array() ),
	'wp_is_block_theme'        => array( 'block_theme', false ),
	'is_graphql_request'       => array( 'graphql', false ),
);
foreach ( $options as $name => list( $option, $otherwise ) ) {
	eval( "function $name() { return get_option( '$option', " . var_export( $otherwise, true ) . ' ); }' );
}

$fixed = array(
	'__return_false'        => false,
	'__return_zero'         => 0,
	'__return_empty_array'  => array(),
	'__return_empty_string' => '',
	'get_stylesheet'        => 'headless',
	'rest_get_url_prefix'   => 'wp-json',
	'wp_get_document_title' => 'A title &amp; more',
	'current_time'          => '2026-11-25 09:00:00',
	'did_action'            => 1,
	'get_theme_support'     => false,
	'get_ancestors'         => array(),
	'_prime_post_caches'    => null,
	'acf_get_options_pages' => array( array( 'post_id' => 'options', 'menu_slug' => 'site-options' ) ),
);
foreach ( $fixed as $name => $answer ) {
	eval( "function $name() { return " . var_export( $answer, true ) . '; }' );
}
foreach ( array( 'do_shortcode', 'shortcode_unautop', 'wpautop', 'wp_kses_post' ) as $name ) {
	eval( "function $name( string \$text ): string { return \$text; }" );
}
