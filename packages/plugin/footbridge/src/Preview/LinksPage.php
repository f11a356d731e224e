<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Settings\Table;
use Footbridge\Settings\Words;

/** The page Tools → Share links. Lists the share links of the posts that the user may edit, and those that the user made. */
final class LinksPage {
	private const SLUG   = 'footbridge-share-links';
	private const ACTION = 'footbridge_revoke_link';

	public static function register(): void {
		add_action( 'admin_menu', static fn() => add_management_page( __( 'Share links', 'footbridge' ), __( 'Share links', 'footbridge' ), 'edit_posts', self::SLUG, array( self::class, 'render' ) ) );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'revoke' ) );
		add_action( 'wp_scheduled_delete', array( Links::class, 'forget' ) );
	}

	/** Handles a Revoke button and redirects back to the page. */
	public static function revoke(): void {
		$id = isset( $_POST['link'] ) ? sanitize_key( wp_unslash( $_POST['link'] ) ) : '';
		check_admin_referer( self::ACTION . $id );
		$post = isset( $_POST['post'] ) ? (int) $_POST['post'] : 0;
		$link = Links::find( $post, $id );
		if ( null === $link || ! self::may_revoke( $link ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'footbridge' ), '', array( 'response' => 403 ) );
		}
		Links::revoke( $post, $id );
		wp_safe_redirect( admin_url( 'tools.php?page=' . self::SLUG ) );
		exit;
	}

	public static function render(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Share links', 'footbridge' ) . '</h1><p>';
		/* translators: 1: a number of links, 2: a number of days. */
		echo esc_html( sprintf( __( 'Each link shows the preview of one post without an account. Listed are %1$d at most, active ones first, until %2$d days after their end.', 'footbridge' ), Links::MAX_LISTED, Links::LISTED_DAYS ) ) . '</p>';
		$columns = array(
			array( __( 'Post', 'footbridge' ), array( self::class, 'title' ) ),
			array( __( 'Note', 'footbridge' ), static fn( Link $link ): string => $link->row['note'] ),
			array( __( 'State', 'footbridge' ), array( self::class, 'state' ) ),
			array( __( 'Made by', 'footbridge' ), static fn( Link $link ): string => $link->user() ),
			array( __( 'Created', 'footbridge' ), static fn( Link $link ): string => Words::time( $link->row['created'] ) ),
			array( __( 'Expires', 'footbridge' ), static fn( Link $link ): string => Words::time( $link->row['expires'] ) ),
			array( __( 'Last opened', 'footbridge' ), static fn( Link $link ): string => null === $link->opened ? '–' : Words::time( $link->opened ) ),
			array( __( 'Openings', 'footbridge' ), static fn( Link $link ): string => (string) $link->openings ),
		);
		Table::render( $columns, Links::listed( array( self::class, 'may_revoke' ) ) );
		echo '</div>';
	}

	/** Returns whether the current user may revoke a link. */
	public static function may_revoke( Link $link ): bool {
		return get_current_user_id() === $link->row['user'] || current_user_can( 'edit_post', $link->row['post'] );
	}

	/** Prints the title of a link's post. */
	public static function title( Link $link ): void {
		$edit  = get_edit_post_link( $link->row['post'] );
		$title = _draft_or_post_title( $link->row['post'] );
		echo wp_kses_post( null === $edit ? $title : '<a href="' . esc_url( $edit ) . '">' . $title . '</a>' );
	}

	/** Prints a link's state, with the Revoke button of an active one. */
	public static function state( Link $link ): void {
		if ( null !== $link->row['revoked'] ) {
			/* translators: %s: a date. */
			echo esc_html( sprintf( __( 'Revoked %s', 'footbridge' ), Words::time( $link->row['revoked'] ) ) );
			return;
		}
		if ( $link->end() <= time() ) {
			esc_html_e( 'Expired', 'footbridge' );
			return;
		}
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		wp_nonce_field( self::ACTION . $link->row['id'] );
		echo '<input type="hidden" name="action" value="' . esc_attr( self::ACTION ) . '">';
		echo '<input type="hidden" name="post" value="' . esc_attr( (string) $link->row['post'] ) . '">';
		echo '<input type="hidden" name="link" value="' . esc_attr( $link->row['id'] ) . '">';
		/* translators: %s: a note. */
		$label = sprintf( __( 'Revoke the link “%s”', 'footbridge' ), $link->row['note'] );
		$state = Guest::may_show( $link->row['user'], $link->row['post'] ) ? __( 'Active', 'footbridge' ) : __( 'Does not work: the post is in the trash, or the user may not edit it.', 'footbridge' );
		echo esc_html( $state ) . ' <button class="button button-small" aria-label="' . esc_attr( $label ) . '">' . esc_html__( 'Revoke', 'footbridge' ) . '</button></form>';
	}
}
