<?php
/**
 * Removes the plugin's own data. Content and its fields belong to the editors and stay.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Cleans one site.
 */
function footbridge_uninstall_site(): void {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The names of the options are the plugin's own; nothing of them is cached here.
	$names = $wpdb->get_col(
		$wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'footbridge_' ) . '%' )
	);
	array_map( 'delete_option', $names );
	$results = $wpdb->get_col(
		$wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( '_transient_footbridge_' ) . '%' )
	);
	foreach ( $results as $name ) {
		delete_transient( substr( $name, strlen( '_transient_' ) ) );
	}
	// With an object cache transients are not in the table.
	delete_transient( 'footbridge_brands' );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}footbridge_outbox" );
	// phpcs:enable
	array_map( 'wp_unschedule_hook', array( 'footbridge_send_notices', 'footbridge_check_outbox' ) );
	foreach ( wp_roles()->role_objects as $role ) {
		$role->remove_cap( 'footbridge_clear_all' );
	}
	delete_option( 'rewrite_rules' );
}

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $footbridge_site ) {
		switch_to_blog( (int) $footbridge_site );
		footbridge_uninstall_site();
		restore_current_blog();
	}
} else {
	footbridge_uninstall_site();
}
