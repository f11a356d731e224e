<?php
/**
 * Follows what happens to comments that readers see.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * A post's page shows its comments, but a new one's key stands in no answer yet: so the post is named.
 */
final class Comments {

	/**
	 * Where events go.
	 *
	 * @var Collector
	 */
	private $collector;

	/**
	 * Follows comments for a collector.
	 *
	 * @param Collector $collector Where events go.
	 */
	public function __construct( Collector $collector ) {
		$this->collector = $collector;
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		$seen = Guard::hook( array( $this, 'if_approved' ) );
		add_action( 'wp_insert_comment', $seen );
		add_action( 'edit_comment', $seen );
		add_action( 'delete_comment', $seen );
		add_action( 'transition_comment_status', Guard::hook( array( $this, 'status' ) ), 10, 3 );
		foreach ( array( 'added_comment_meta', 'updated_comment_meta', 'deleted_comment_meta' ) as $hook ) {
			add_action( $hook, Guard::hook( array( $this, 'meta' ) ), 10, 3 );
		}
	}

	/**
	 * When a comment was written, edited, or is about to be deleted.
	 *
	 * @param mixed $id The comment.
	 */
	public function if_approved( $id ): void {
		$comment = get_comment( (int) $id );
		if ( $comment instanceof \WP_Comment && '1' === (string) $comment->comment_approved ) {
			$this->changed( $comment );
		}
	}

	/**
	 * When a comment came to be seen, or no longer is.
	 *
	 * @param mixed $new_status Now.
	 * @param mixed $old_status Before.
	 * @param mixed $comment    The comment.
	 */
	public function status( $new_status, $old_status, $comment ): void {
		if ( $comment instanceof \WP_Comment && ( 'approved' === $new_status || 'approved' === $old_status ) ) {
			$this->changed( $comment );
		}
	}

	/**
	 * When something that belongs to a comment changed (what the trash keeps is no such thing).
	 *
	 * @param mixed $meta_id Not looked at.
	 * @param mixed $id      The comment.
	 * @param mixed $key     The meta's name.
	 */
	public function meta( $meta_id, $id, $key ): void {
		if ( is_string( $key ) && '_' !== substr( $key, 0, 1 ) ) {
			$this->if_approved( $id );
		}
	}

	/**
	 * Tells of a comment.
	 *
	 * @param \WP_Comment $comment The comment.
	 */
	private function changed( \WP_Comment $comment ): void {
		$post = get_post( (int) $comment->comment_post_ID );
		if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status ) {
			return;
		}
		$this->collector->add(
			Kind::COMMENT,
			array_merge( array( Key::list( 'comment' ) ), Key::nodes( 'comment', (int) $comment->comment_ID ), Key::nodes( 'post', $post->ID ) ),
			array( Address::of( get_permalink( $post ) ) )
		);
	}
}
