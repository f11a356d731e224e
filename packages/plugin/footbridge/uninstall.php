<?php

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes posts with all below them.
 *
 * @param int[] $ids Posts.
 */
function footbridge_uninstall_posts( array $ids ): void {
	foreach ( $ids as $id ) {
		$children = array(
			'post_parent' => $id,
			'post_type'   => 'acf-field',
			'post_status' => 'any',
			'fields'      => 'ids',
			'numberposts' => -1,
		);
		footbridge_uninstall_posts( get_posts( $children ) );
		wp_delete_post( $id, true );
	}
}

/**
 * Returns the users with a name of the plugin in a meta.
 *
 * @return WP_User[]
 */
function footbridge_uninstall_users( string $meta ): array {
	return get_users(
		array(
			'blog_id'      => 0,
			'meta_key'     => $meta, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once.
			'meta_value'   => '"footbridge', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Once.
			'meta_compare' => 'LIKE',
		)
	);
}

/** Cleans one site. */
function footbridge_uninstall_site(): void {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no query for names by prefix, and no function that drops a table.
	foreach ( array( 'footbridge_', '_transient_footbridge_', '_transient_timeout_footbridge_' ) as $prefix ) {
		$options = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
		array_map( 'delete_option', $options );
	}
	$keys = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $wpdb->esc_like( '_footbridge_' ) . '%' ) );
	array_map( 'delete_post_meta_by_key', $keys );
	$groups = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'acf-field-group' AND post_content LIKE %s", '%"footbridge_copy"%' ) );
	footbridge_uninstall_posts( array_map( 'intval', $groups ) );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}footbridge_outbox" );
	// phpcs:enable
	// With an object cache transients are not in the table.
	delete_transient( 'footbridge_brands' );
	array_map( 'wp_unschedule_hook', array( 'footbridge_send_notices', 'footbridge_check_outbox' ) );
	foreach ( wp_roles()->role_objects as $role ) {
		$role->remove_cap( 'footbridge_clear_all' );
	}
	// A site may grant the capability to single users.
	foreach ( footbridge_uninstall_users( $wpdb->get_blog_prefix() . 'capabilities' ) as $user ) {
		$user->remove_cap( 'footbridge_clear_all' );
	}
	// The block editor stores whether the live preview is open.
	$preferences = $wpdb->get_blog_prefix() . 'persisted_preferences';
	foreach ( footbridge_uninstall_users( $preferences ) as $user ) {
		update_user_meta( $user->ID, $preferences, array_diff_key( (array) get_user_meta( $user->ID, $preferences, true ), array( 'footbridge' => true ) ) );
	}
	delete_option( 'rewrite_rules' );
}

if ( ! is_multisite() ) {
	footbridge_uninstall_site();
	return;
}

foreach ( get_sites( array( 'number' => 0 ) ) as $footbridge_site ) {
	switch_to_blog( (int) $footbridge_site->blog_id );
	footbridge_uninstall_site();
	restore_current_blog();
}
